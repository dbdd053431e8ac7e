import { ChevronDown } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Step } from './steps'

export interface StepLineProps {
  readonly id: string
  readonly step: Step
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onNext: () => void
}

/** One line of the form: what is asked, what was answered; tapped, it shows the other answers. */
export function StepLine({ id, step, isOpen, onToggle, onNext }: StepLineProps) {
  return (
    <div className="border-t border-line">
      <button
        type="button"
        id={id}
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center gap-2 py-2 text-start hover:bg-accent-soft"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="w-28 text-small text-ink-2">
            {step.label}
            <span className="sr-only">:</span>
          </span>
          <span className="min-w-[min(8rem,100%)] flex-1 font-medium leading-snug">
            <bdi>{step.answer}</bdi>
          </span>
        </span>
        <Icon
          of={ChevronDown}
          className={cx('text-ink-2 transition-transform duration-100', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen ? <div className="grid grid-cols-1 gap-4 pt-1 pb-5">{step.body(onNext)}</div> : null}
    </div>
  )
}
