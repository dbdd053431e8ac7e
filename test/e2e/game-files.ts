import type { Page } from '@playwright/test'

type Written = Record<string, unknown> & { type: string }

const draw = (player: string): Written => ({ type: 'draw', player })

/** A round of three that the second player wins: the first plays the Princess, the third is found out. */
export function shortRound([a, b, c]: readonly [string, string, string]): Written[] {
  return [
    { type: 'deal', starter: a },
    draw(a),
    { type: 'play', player: a, card: 'princess' },
    { type: 'discard', player: a, card: 'guard' },
    draw(b),
    { type: 'play', player: b, card: 'guard', target: c, guess: 'priest' },
    { type: 'answer', player: c, holds: true },
  ]
}

export const friends = ['Ann', 'Bea', 'Cal'] as const

export const record = (more: Record<string, unknown> = {}) => ({
  ruleset: 'love-letter',
  players: friends,
  events: [] as Written[],
  ...more,
})

/** Opens the list of games and gives it a file. */
export async function importFile(page: Page, content: unknown, name = 'game.json'): Promise<void> {
  await page.goto('/referee')
  await giveFile(page, content, name)
}

export async function giveFile(page: Page, content: unknown, name = 'game.json'): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  // The page listens once it has looked for games.
  await page.getByText('Looking for games').waitFor({ state: 'detached' })
  await page
    .getByLabel('Game file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** The device lets the page keep nothing, as in some private windows. */
export const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      },
    })
  })
