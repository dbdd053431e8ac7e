import type { RulingWordsOf } from '@/machines/core'
import { Section } from './ruling-section'

/** Every reading of a point that is left open, what it rests on, and why one of them is the usual one. */
export function RulingReadings({ words, values }: { words: RulingWordsOf; values: readonly string[] }) {
  return (
    <Section title="How it can be read">
      <ol>
        {values.map((value) => (
          <Reading key={value} words={words} value={value} />
        ))}
      </ol>
      <p className="prose mt-4">
        <span className="font-semibold">Why the usual one.</span> {words.because}
      </p>
    </Section>
  )
}

function Reading({ words, value }: { words: RulingWordsOf; value: string }) {
  const reading = words.values[value]
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <h3 className="text-lead leading-snug">
        {reading?.label}
        {value === words.usual ? (
          <span className="ms-3 inline-block rounded-full border border-accent px-2.5 align-[0.1em] font-sans text-tiny font-medium tracking-normal text-accent">
            usual
          </span>
        ) : null}
      </h3>
      <p className="prose mt-1">{reading?.reading}</p>
      <p className="prose mt-1 text-small text-ink-2">Rests on: {reading?.restsOn}</p>
    </li>
  )
}
