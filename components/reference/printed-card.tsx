import type { ReactNode } from 'react'

/** A card of 63 by 88 in units of `--u`: a millimetre on paper, two in large print, a few pixels in the picture of it. */
export function PrintedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex h-[calc(88*var(--u))] w-[calc(63*var(--u))] flex-col overflow-hidden p-[calc(3.5*var(--u))] text-[length:calc(2.6*var(--u))] leading-[1.2]">
      <p className="voice border-b-[length:calc(0.3*var(--u))] border-current pb-[calc(0.8*var(--u))] text-[length:calc(3*var(--u))] leading-none">
        {title}
      </p>
      {children}
    </div>
  )
}
