import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Menu } from '@/components/ui/menu'
import { Sheet } from '@/components/ui/sheet'
import { UndoToastRegion, useUndoToast } from '@/components/ui/undo-toast'

function Asking({ tone = 'plain' }: { tone?: 'plain' | 'private' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Something wrong?
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="What happened?" description="Tell it." tone={tone}>
        <button type="button">A wrong card was dealt</button>
      </Sheet>
    </>
  )
}

test('a sheet takes the focus, keeps it, closes with Escape and gives it back', async () => {
  render(<Asking />)
  const opener = screen.getByRole('button', { name: 'Something wrong?' })
  await userEvent.click(opener)
  const sheet = await screen.findByRole('dialog', { name: 'What happened?' })
  expect(sheet).toHaveAccessibleDescription('Tell it.')
  await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
  await userEvent.tab()
  expect(sheet).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('a private sheet is dark in either theme', async () => {
  render(<Asking tone="private" />)
  await userEvent.click(screen.getByRole('button', { name: 'Something wrong?' }))
  expect(await screen.findByRole('dialog')).toHaveAttribute('data-theme', 'dark')
})

test('a menu that was asked for before it was there opens, and picks by keyboard', async () => {
  const onPick = vi.fn()
  render(
    <Menu
      label="More"
      items={[
        { label: 'Undo', onPick: () => {} },
        { label: 'Log', onPick },
      ]}
    />,
  )
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(onPick).toHaveBeenCalledOnce())
})

function Deleting({ undo }: { undo: () => void }) {
  const offer = useUndoToast()
  return (
    <button type="button" onClick={() => offer({ message: 'Tuesday’s game is deleted.', undo })}>
      Delete
    </button>
  )
}

test('a deletion can be undone, for as long as it is offered', async () => {
  const undo = vi.fn()
  render(
    <UndoToastRegion>
      <Deleting undo={undo} />
    </UndoToastRegion>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByText('Tuesday’s game is deleted.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Tuesday’s game is deleted.')).toBeNull()
})
