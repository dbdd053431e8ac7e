import { cx } from './cx'

const NARROW = /[ijltfrI'’ ]/
const BROAD = /[mwMW]/

/** About how many ems a word takes in the serif. */
function ems(word: string): number {
  let sum = 0
  for (const c of word)
    sum += NARROW.test(c) ? 0.36 : BROAD.test(c) ? 0.88 : c === c.toUpperCase() ? 0.7 : 0.56
  return sum
}

/** A name on one line if it fits at full size, else on two, in the largest size that fits `room`. */
function fitName(name: string, room: number, largest: number): { lines: string[]; size: number } {
  const words = name.split(' ')
  if (words.length === 1 || ems(name) * largest <= room)
    return { lines: [name], size: Math.min(largest, room / ems(name)) }
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const widest = (pair: readonly string[]) => Math.max(...pair.map(ems))
  const best = breaks.reduce((a, b) => (widest(b) < widest(a) ? b : a))
  return { lines: [...best], size: Math.min(largest * 0.9, room / widest(best)) }
}

/** The name at the foot of a choice, as large as it fits. */
export function ChoiceName({ name, barred }: { name: string; barred: boolean }) {
  const { lines, size } = fitName(name, 56, 11.5)
  const first = lines.length === 1 ? 76 : 81.5 - size * 1.08
  return lines.map((line, i) => (
    <text
      key={line}
      x="31.5"
      y={first + i * size * 1.08}
      textAnchor="middle"
      fontSize={size}
      className={cx('voice', barred ? 'fill-ink-2' : 'fill-ink')}
    >
      {line}
    </text>
  ))
}

/** Frame, rule, name and effect of a lesson card. */
export function LessonWords({ name, effect }: { name: string; effect: string }) {
  const { lines, size } = fitName(name, 50, 8.6)
  const [first, last] = lines.length === 1 ? [66.5, 75.5] : [63, 78.5]
  return (
    <>
      <rect
        x="3.5"
        y="3.5"
        width="56"
        height="81"
        rx="2.2"
        className="fill-none stroke-line-2"
        strokeWidth="0.35"
      />
      <path d="M20 54.6H43" className="stroke-line-2" strokeWidth="0.35" />
      {lines.map((line, i) => (
        <text
          key={line}
          x="31.5"
          y={first + i * size * 1.04}
          textAnchor="middle"
          fontSize={size}
          className="voice fill-ink"
        >
          {line}
        </text>
      ))}
      <text
        x="31.5"
        y={last}
        textAnchor="middle"
        fontSize={Math.min(4.8, 96 / effect.length)}
        className="fill-ink-2 font-sans"
      >
        {effect}
      </text>
    </>
  )
}
