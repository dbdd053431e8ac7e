import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { forgetTable } from '@/components/lookup/last-table'
import { fromGame, rulingHref, tableHref } from '@/components/lookup/ruling-href'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { RulingsChoice } from '@/components/referee/setup/rulings'
import { defaultRulings } from '@/machines/love-letter'

afterEach(() => {
  forgetTable()
  window.location.hash = ''
})

describe('the way back from a ruling', () => {
  test('is to the game that the reader came from', () => {
    window.location.hash = fromGame('3f2-a')
    render(<WayBack />)
    expect(screen.getByRole('link', { name: 'Back to your table' })).toHaveAttribute(
      'href',
      '/referee/game#3f2-a',
    )
  })

  test('is not there for whoever came from elsewhere', () => {
    window.location.hash = 'suspects'
    const { container } = render(<WayBack />)
    expect(container).toBeEmptyDOMElement()
  })

  test.each(['', 'game=', 'game=//elsewhere.example', 'game=a/../..', 'newer', 'xnew'])(
    'leads nowhere from #%s',
    (from) => {
      expect(tableHref(from)).toBeNull()
    },
  )
})

test('in the setup every open point leads to its page, and from there back to the setup', () => {
  render(<RulingsChoice keys={['bonus-token']} rulings={defaultRulings} onChange={() => {}} />)
  const link = screen.getByText(/^See it played, reading by reading/)
  expect(link).toHaveAttribute('href', '/rulings/love-letter/bonus-token#new')
  expect(tableHref('new')).toBe('/referee/new')
  expect(rulingHref('bonus-token')).toBe('/rulings/love-letter/bonus-token')
})
