import type { Page } from '@playwright/test'
import { type Imported, readGameFile } from '@/components/referee/games/game-file'
import type { GameRecord } from '@/machines/love-letter'

/** Puts a game onto the device, as the first Parlour did. */
export const keep = ({ game, summary }: Pick<Imported, 'game' | 'summary'>) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('parlour', 1)
    opening.onupgradeneeded = () => {
      for (const store of ['games', 'summaries']) opening.result.createObjectStore(store, { keyPath: 'id' })
      for (const store of ['names', 'forms']) opening.result.createObjectStore(store, { keyPath: 'name' })
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const change = opening.result.transaction(['games', 'summaries'], 'readwrite')
      change.objectStore('games').put(game)
      change.objectStore('summaries').put(summary)
      change.onerror = () => reject(change.error)
      change.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

export interface Kept {
  readonly kind: string
  readonly record: GameRecord
  /** How many of its events are in force. */
  readonly at: number
}

/** A game as it lies on the device, by its id; the reading waits for every saving that has begun. */
export const fromDevice = (id: string) =>
  new Promise<Kept>((resolve, reject) => {
    const opening = indexedDB.open('parlour')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').get(id)
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result)
      }
    }
  })

/** The address of the page, where a table lies open on it and nothing over the table. */
const tableOn = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('[role=dialog], dialog[open], [role=menu]') ? null : window.location.pathname,
  )

/**
 * Opens a record as if it had been brought in as a file: any table there can be, without the taps to it. Where a table
 * of its kind lies open already, its address alone changes: to load a page takes longer than most tests.
 */
export async function openRecord(page: Page, table: string, record: object): Promise<void> {
  const imported: Imported | { problem: string } = readGameFile(JSON.stringify(record))
  if ('problem' in imported) throw new Error(imported.problem)
  const { id } = imported.game
  if ((await tableOn(page)) === table) {
    const before = await page.evaluateHandle(() => document.querySelector('h1'))
    await page.evaluate(keep, imported)
    await page.evaluate((id) => window.location.assign(`#${id}`), id)
    await page.waitForFunction((heading) => !heading?.isConnected, before)
  } else {
    // Of this origin, and nothing runs on it: loading the list of games would take longer than all the rest.
    await page.goto('/icon.svg')
    await page.evaluate(keep, imported)
    await page.goto(`${table}#${id}`)
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
}
