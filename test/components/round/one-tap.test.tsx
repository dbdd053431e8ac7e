import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useOneTap } from '@/components/referee/round/use-one-tap'

/** Each tap brings the next question under the finger. */
function Panel() {
  const [question, setQuestion] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  useOneTap(`${question}`, panel)
  return (
    <div ref={panel}>
      <button type="button" onClick={() => setQuestion(question + 1)}>
        {question}
      </button>
    </div>
  )
}

const click = (at: number, more: MouseEventInit & { pointerType?: string } = {}) => {
  const event = new PointerEvent('click', { bubbles: true, clientX: 100, clientY: 100, detail: 1, ...more })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(screen.getByRole('button'), event)
}
const touch = (at: number, more: MouseEventInit = {}) => click(at, { pointerType: 'touch', ...more })

test.each([
  ['a finger that taps twice in a place', () => [touch(1000), touch(1250)], '1'],
  ['and a third time', () => [touch(1000), touch(1200), touch(1400)], '1'],
  ['a mouse that clicks twice', () => [click(1000), click(1200, { detail: 2 })], '1'],
  ['a finger that taps again later', () => [touch(1000), touch(1600)], '2'],
  ['a finger that taps elsewhere', () => [touch(1000), touch(1200, { clientX: 160 })], '2'],
  ['a key pressed twice', () => [click(1000, { detail: 0 }), click(1100, { detail: 0 })], '2'],
])('%s', (_, taps, question) => {
  render(<Panel />)
  taps()
  expect(screen.getByRole('button')).toHaveTextContent(question)
})
