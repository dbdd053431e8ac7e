import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { emptyForm, type Seat } from '@/components/referee/high-society/setup/form'
import { Seats } from '@/components/referee/high-society/setup/seats'
import type { Row } from '@/components/referee/setup/names'
import { Players } from '@/components/referee/setup/players'

const nothing = () => {}

function LoveLetter() {
  const [rows, setRows] = useState<readonly Row[]>([
    { key: 1, name: '' },
    { key: 2, name: '' },
  ])
  return <Players rows={rows} most={6} onChange={setRows} />
}

function HighSociety() {
  const [seats, setSeats] = useState<readonly Seat[]>(emptyForm.seats)
  const known = { names: [], characters: [], lastTable: null }
  const on = { onForgetName: nothing, onLastTable: nothing, onForgetCharacter: nothing }
  return <Seats seats={seats} onChange={setSeats} {...known} {...on} />
}

test.each([
  ['Love Letter', LoveLetter],
  ['The High Society Game', HighSociety],
])('%s says where two names hardly differ, and forbids neither', async (_, Setup) => {
  const user = userEvent.setup()
  render(<Setup />)
  const field = (seat: number) => screen.getByRole('textbox', { name: `Player ${seat}` })
  await user.type(field(1), 'Ben')
  await user.type(field(2), 'ben ')
  expect(screen.getByText(/look much alike/)).toBeVisible()
  expect(field(2)).not.toHaveAttribute('aria-invalid')
  await user.type(field(2), '{Backspace}B.')
  expect(screen.queryByText(/look much alike/)).toBeNull()
})

test.each([
  ['Love Letter', LoveLetter],
  ['The High Society Game', HighSociety],
])('%s takes names of 24 letters, and says kindly why no more', async (_, Setup) => {
  const user = userEvent.setup()
  render(<Setup />)
  const field = screen.getByRole('textbox', { name: 'Player 1' })
  await user.type(field, 'Maximiliana of the North')
  expect(screen.getByText(/^A name has room for 24 letters/)).toBeVisible()
  await user.type(field, 'east')
  expect(field).toHaveValue('Maximiliana of the North')
  await user.type(field, '{Backspace}')
  expect(screen.queryByText(/^A name has room/)).toBeNull()
})
