import { cx } from '../ui/cx'

/** Longer than any question with names as they can be typed here. */
const LONG = 100

/** How a question is set; one with very long names of a record gives way, or it pushes its answers off the screen. */
export function questionSetting(asked: string) {
  const isLong = asked.length > LONG
  return {
    className: cx('mt-1 mb-3 text-question', isLong && 'line-clamp-3'),
    ...(isLong && { title: asked }),
  }
}
