import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useQuestionFocus } from '@/components/referee/round/use-question-focus'

function Table({ question, isAsking }: { question: string; isAsking: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useQuestionFocus(question, heading, panel)
  return (
    <div ref={panel}>
      <h2 ref={heading} tabIndex={-1}>
        {question}
      </h2>
      {isAsking ? (
        <div role="dialog" aria-label="Ask" data-open="">
          <input aria-label="What happened?" />
        </div>
      ) : null}
    </div>
  )
}

test('another question takes the focus, on arrival none does', () => {
  const { rerender } = render(<Table question="What did Ann play?" isAsking={false} />)
  expect(document.body).toHaveFocus()
  rerender(<Table question="What did Bea play?" isAsking={false} />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a sheet over the table keeps the focus when the table moves on, and the question has it afterwards', async () => {
  const { rerender } = render(<Table question="What did Ann play?" isAsking />)
  const field = screen.getByRole('textbox')
  field.focus()
  rerender(<Table question="What did Bea play?" isAsking />)
  expect(field).toHaveFocus()
  rerender(<Table question="What did Bea play?" isAsking={false} />)
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})
