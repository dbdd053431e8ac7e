'use client'

import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { questionSetting } from '../../question-setting'
import type { AskedProps } from './telling'

export interface QuestionFrameProps extends Pick<AskedProps, 'back' | 'before' | 'headingRef'> {
  readonly ask: string
  /** What an effect says that asks, or what came of it. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** What came before, the question, and its answers; Escape takes back the last tap. */
export function QuestionFrame({ back, before, ask, lead, headingRef, children }: QuestionFrameProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && back) back.go()
      }}
    >
      {back ? (
        <Button
          kind="quiet"
          className="-ms-2 text-small text-ink-2"
          icon={<Icon of={ArrowLeft} className="rtl:-scale-x-100" />}
          onClick={back.go}
        >
          {back.label}
        </Button>
      ) : null}
      <div className="text-small text-ink-2">{before}</div>
      <h2 id={id} ref={headingRef} tabIndex={-1} {...questionSetting(ask)}>
        {ask}
      </h2>
      {lead ? <div className="-mt-2 mb-3 text-small text-ink-2">{lead}</div> : null}
      {children}
    </section>
  )
}
