import { BALLS } from '../model'
import { ballOf, type ScoreSheet, type SheetEntry, seasonOf } from '../score-sheet'
import { winners } from '../scoring'
import { winSeason } from './headline'
import { arrowsWords, pointsWords } from './scores'
import { counted, prospectName, who } from './words'

/** How a season of which only the score is kept stands: the one sentence that matters, without a full stop. */
export function sheetHeadline(sheet: ScoreSheet): string {
  const season = seasonOf(sheet)
  if (season.isOver) return winSeason(season)
  const [leader] = winners(season)
  const ball = ballOf(sheet) === BALLS ? 'The final Ball' : `Ball ${ballOf(sheet)}`
  return leader === undefined ? `${ball}: nobody is engaged` : `${ball}: ${who(season, leader)} leads`
}

/** What one entry of a score sheet says, without a full stop: “P1: a Trait, two arrows up, +1 point”. */
export function sheetEntryWords(sheet: ScoreSheet, entry: SheetEntry): string {
  const prospect = prospectName(sheet.prospects, entry.prospect)
  switch (entry.type) {
    case 'trait': {
      const arrows = entry.arrows === 0 ? [] : [arrowsWords(entry.arrows)]
      return `${prospect}: ${['a Trait', ...arrows, pointsWords(entry.points)].join(', ')}`
    }
    case 'move':
      return `${prospect} moves ${counted(Math.abs(entry.by), 'place')} ${entry.by < 0 ? 'down' : 'up'}`
    case 'match':
      return `${who(sheet, entry.player)} and ${prospect}: a ${entry.love ? 'Love Match' : 'Match without Love'}`
  }
}
