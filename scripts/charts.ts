/** `npm run charts`: lays out the statechart of every game anew, for the drawings in `components/chart`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chartMaps } from '../machines/registry'
import { layOut } from './lib/chart-layout'

for (const [game, map] of Object.entries(await chartMaps())) {
  const file = path.join(import.meta.dirname, '../components/chart', `${game}.json`)
  writeFileSync(file, `${JSON.stringify(await layOut(map), null, 1)}\n`)
}
