import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { TableSheet } from '@/components/referee/between/table-sheet'
import { CardSheet } from '@/components/referee/high-society/ball/card-sheet'
import { CountSheet } from '@/components/referee/high-society/over/count-sheet'
import { SeasonBookProvider, useOpenBook } from '@/components/referee/high-society/season-book'
import { NamesForm } from '@/components/referee/high-society/settings/names-form'
import type { SeasonReferee } from '@/components/referee/high-society/use-season'
import { FreeStepForm } from '@/components/referee/high-society/wrong/free-step-form'
import { PositionSheet } from '@/components/referee/position/position-sheet'
import { BegunElsewhere } from '@/components/referee/setup/begun-elsewhere'
import { ElseTopic } from '@/components/referee/wrong/else-topic'
import type { Head } from '@/machines/high-society'
import { tableAfter, useLocalReferee } from '../round/local-referee'
import { seasonAfter, useLocalSeason } from './high-society/local-season'
import { ball, cards, head } from './high-society/seasons'

/** What the device keeps of the settings: all that a reload leaves. */
let device: Readonly<Record<string, unknown>> = {}
beforeEach(() => {
  device = {}
})
const reload = (again: ReactNode) => {
  cleanup()
  render(again)
}
const nothing = () => {}

const round = tableAfter({ ruleset: 'love-letter', players: ['Ann', 'Bea'], start: { turn: 'Ann', deck: 6 } })
function Note() {
  const referee = useLocalReferee(round, device)
  device = JSON.parse(JSON.stringify(referee.saved.settings))
  const ways = { onDone: nothing, onLog: nothing, onPosition: nothing, onTopic: nothing }
  return <ElseTopic referee={referee} {...ways} />
}

test('a note of Love Letter that was typed and not kept is there after a reload; kept, it is gone', async () => {
  const user = userEvent.setup()
  const field = () => screen.getByRole('textbox', { name: /^Write it into the log/ })
  render(<Note />)
  await user.type(field(), 'Bea saw')
  reload(<Note />)
  expect(field()).toHaveValue('Bea saw')
  await user.click(screen.getByRole('button', { name: 'Keep this note' }))
  reload(<Note />)
  expect(field()).toHaveValue('')
})

function Table() {
  const referee = useLocalReferee(tableAfter({ ruleset: 'love-letter', players: ['Ann', 'Bea'] }), device)
  device = JSON.parse(JSON.stringify(referee.saved.settings))
  return <TableSheet referee={referee} open onClose={nothing} />
}

test('names typed between two rounds of Love Letter are there after a reload, unless others sit there by then', async () => {
  const user = userEvent.setup()
  const field = () => screen.findByRole('textbox', { name: 'Player 1' })
  render(<Table />)
  await user.type(await field(), 'e')
  reload(<Table />)
  expect(await field()).toHaveValue('Anne')
  device = { halfFilled: { table: [{ key: 1, name: 'Zoe', was: 'Zoe' }] } }
  reload(<Table />)
  expect(await field()).toHaveValue('Ann')
})

function Position() {
  const referee = useLocalReferee(round, device)
  device = JSON.parse(JSON.stringify(referee.saved.settings))
  return <PositionSheet referee={referee} open onClose={nothing} />
}

test('a table of Love Letter that was half told is there after a reload, unless it lies otherwise by then', async () => {
  const user = userEvent.setup()
  const deck = async () => (await screen.findByRole('group', { name: 'Cards left in the deck' })).textContent
  render(<Position />)
  expect(await deck()).toContain('5')
  await user.click(screen.getByRole('button', { name: 'Deck: one less' }))
  reload(<Position />)
  expect(await deck()).toContain('4')
  const { position } = device.halfFilled as Record<string, { from: object }>
  device = { halfFilled: { position: { ...position, from: { ...position?.from, deck: 9 } } } }
  reload(<Position />)
  expect(await deck()).toContain('5')
  await user.click(screen.getByRole('button', { name: 'Deck: one less' }))
  await user.click(screen.getByRole('button', { name: 'Throw this away' }))
  reload(<Position />)
  expect(await deck()).toContain('5')
})

function Begun() {
  const [told, setTold] = useState(device)
  device = JSON.parse(JSON.stringify(told))
  return <BegunElsewhere told={told} session={round} goal={7} onTell={setTold} onStart={nothing} />
}

test('where a game stands that was begun elsewhere is there after a reload', async () => {
  const user = userEvent.setup()
  const name = 'Ann: one token more'
  render(<Begun />)
  await user.click(screen.getByText('Start in the middle of a game'))
  await user.click(screen.getByRole('button', { name }))
  await user.click(screen.getByRole('radio', { name: 'Yes, cards are out' }))
  await user.click(screen.getByRole('button', { name: 'Deck: one less' }))
  const stands = () => screen.getByText('Where does the game stand?').closest('section')?.textContent
  const before = stands()
  reload(<Begun />)
  expect(screen.getByRole('radio', { name: 'Yes, cards are out' })).toBeChecked()
  expect(stands()).toBe(before)
})

interface SeasonProps {
  readonly of?: Head
  readonly events?: Parameters<typeof seasonAfter>[1]
  readonly children: (referee: SeasonReferee) => ReactNode
}
function Season({ of = head, events = [], children }: SeasonProps) {
  const referee = useLocalSeason(seasonAfter(of, events), device)
  device = JSON.parse(JSON.stringify(referee.saved.settings))
  return <SeasonBookProvider value={useOpenBook(referee)}>{children(referee)}</SeasonBookProvider>
}

test('names of a season that were typed and not given yet are there after a reload, until they are thrown away', async () => {
  const user = userEvent.setup()
  const names = <Season>{(referee) => <NamesForm referee={referee} onDone={nothing} />}</Season>
  const field = () => screen.getByRole('textbox', { name: 'Player 1' })
  render(names)
  await user.type(field(), 'e')
  reload(names)
  expect(field()).toHaveValue('Anne')
  await user.click(screen.getByRole('button', { name: 'Throw this away' }))
  reload(names)
  expect(field()).toHaveValue('Ann')
})

test('the name of a Dance card is there after a reload, before anybody said what the card does', async () => {
  const user = userEvent.setup()
  const of = { number: 12, session: null, player: 'Ann', value: null, names: { players: [], prospects: [] } }
  const sheet = (
    <Season>{() => <CardSheet {...of} fits={() => true} onClose={nothing} onDone={nothing} />}</Season>
  )
  const field = () => screen.findByRole('textbox', { name: 'Its name' })
  render(sheet)
  await user.type(await field(), 'Revenge')
  reload(sheet)
  expect(await field()).toHaveValue('Revenge')
  await user.click(screen.getByRole('button', { name: 'Throw this away' }))
  reload(sheet)
  expect(await field()).toHaveValue('')
})

test('what the table counted so far is there after a reload', async () => {
  const user = userEvent.setup()
  const engaged = { Ann: { prospect: 'p1', love: true } }
  const count = (
    <Season of={{ ...head, start: { ball: 8, engaged } }}>
      {({ season }) => <CountSheet season={season} open onClose={nothing} onCount={nothing} />}
    </Season>
  )
  render(count)
  expect(await screen.findByText('5')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ann: one less' }))
  await user.click(screen.getByRole('radio', { name: 'Nobody' }))
  reload(count)
  expect(await screen.findByText('4')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked()
})

test('a step told freely is there after a reload, where all that it names is there too', async () => {
  const user = userEvent.setup()
  const form = (
    <Season events={[ball, cards]}>
      {({ season }) => <FreeStepForm season={season} onEvent={nothing} />}
    </Season>
  )
  const button = (name: string) => screen.getByRole('button', { name })
  render(form)
  await user.click(button('Caught somebody'))
  await user.click(screen.getAllByRole('button', { name: 'Cal' })[0] as HTMLElement)
  reload(form)
  expect(button('Caught somebody')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByRole('button', { name: 'Cal' })[0]).toHaveAttribute('aria-pressed', 'true')
  device = { halfFilled: { 'another step': { deed: 'pass', player: 'Zoe' } } }
  reload(form)
  expect(button('Danced')).toHaveAttribute('aria-pressed', 'true')
})
