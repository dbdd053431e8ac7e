import { opensAs, type Problem } from '@/machines/core'
import * as highSociety from '@/machines/high-society'
import * as loveLetter from '@/machines/love-letter'

/** A game as it lies on the device: its record, and how many steps of it are in force. */
export interface Told {
  readonly record: object
  readonly at: number
}

/** The game as a text of the notation: the steps in force, without what was undone or is half told. */
export function textOf({ record, at }: Told): string {
  const whole = record as loveLetter.GameRecord | highSociety.GameRecord
  return whole.ruleset === 'high-society'
    ? highSociety.gameText({
        ...(whole as highSociety.GameRecord),
        events: (whole as highSociety.GameRecord).events.slice(0, at),
      })
    : loveLetter.gameText({
        ...(whole as loveLetter.GameRecord),
        events: (whole as loveLetter.GameRecord).events.slice(0, at),
      })
}

/** The record that a text stands for, or in a sentence why it stands for none. */
export const recordIn = (text: string): object | Problem =>
  opensAs(text)?.letters === 'h' ? highSociety.readGame(text) : loveLetter.recordOfText(text)

/** Where a game’s text is opened; it stands in the fragment, which no host is ever sent. */
export const linkTo = (text: string): string =>
  `${window.location.origin}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/referee/open#${text}`
