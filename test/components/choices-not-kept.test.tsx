import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoicesNotKept } from '@/components/settings/choices-not-kept'

afterEach(() => vi.restoreAllMocks())

test('a browser that keeps no settings is said, one that keeps them is not', () => {
  const { unmount } = render(<ChoicesNotKept />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  unmount()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  render(<ChoicesNotKept />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'what you choose here holds until the page is closed or reloaded',
  )
})
