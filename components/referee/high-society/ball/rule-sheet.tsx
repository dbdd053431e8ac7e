'use client'

import { BallRuleForm } from '@/components/book/ball-rule-form'
import type { Names } from '@/components/book/scene'
import { type BallRule, readBall } from '@/components/book/stored'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { ballSentence } from '@/machines/high-society'
import { ThrowAway, useHalfFilled } from '../half-filled'

export interface RuleSheetProps {
  readonly open: boolean
  /** Which of the eight. */
  readonly ball: number
  readonly value: BallRule
  readonly names: Names
  readonly onClose: () => void
  readonly onDone: (rule: BallRule) => void
}

/** The household rule of a Ball, entered at the table. */
export function RuleSheet({ open, onClose, ...props }: RuleSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="What does the Ball say?"
    >
      {open ? <Entry {...props} onClose={onClose} /> : null}
    </Sheet>
  )
}

function Entry({ ball, value, names, onClose, onDone }: Omit<RuleSheetProps, 'open'>) {
  const half = useHalfFilled(`rule of Ball ${ball}`, value, readBall)
  const rule = half.form
  return (
    <div className="grid grid-cols-1 gap-6">
      <BallRuleForm value={rule} names={names} onChange={half.fill} />
      <p className="border-t border-line pt-4 font-serif text-lead leading-snug">
        {ballSentence(rule, names)}
      </p>
      <Button
        kind="primary"
        wide
        onClick={() => {
          half.done()
          onDone(rule)
          onClose()
        }}
      >
        So it says
      </Button>
      <ThrowAway half={half} onClose={onClose} />
    </div>
  )
}
