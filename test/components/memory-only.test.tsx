import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { tellRefused } from '@/components/held'
import { MemoryOnly } from '@/components/memory-only'

// Tests of other files have no device, and are told so.
beforeEach(() => tellRefused(false))

test('a device that keeps nothing is said as soon as it is known, and taken back when it gives way', () => {
  render(<MemoryOnly />)
  const word = screen.getByRole('status')
  expect(word).toBeEmptyDOMElement()
  act(() => tellRefused(true))
  expect(word).toHaveTextContent('lasts until this tab is closed or reloaded')
  act(() => tellRefused(false))
  expect(word).toBeEmptyDOMElement()
})
