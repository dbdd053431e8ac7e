import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from '@/components/ui/skip-link'

test('skipping to the page leaves the game in the address where it is', async () => {
  window.location.hash = 'a-game'
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  )
  await userEvent.setup().click(screen.getByRole('link', { name: 'Skip to the page' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('#a-game')
})
