import type { ReactNode } from 'react'

/** A printed page in units of `--u`: a millimetre on paper, a pixel or two in the picture of it. */
export const Leaf = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex h-full flex-col p-[calc(14*var(--u))] text-[length:calc(3.7*var(--u))] leading-[1.35]">
    <div className="mb-[calc(5*var(--u))] flex items-baseline justify-between gap-[calc(4*var(--u))] border-b-[length:calc(0.4*var(--u))] border-current pb-[calc(2*var(--u))]">
      <p className="voice text-[length:calc(8*var(--u))] leading-none">{title}</p>
      <p className="text-end">The High Society Game</p>
    </div>
    {children}
  </div>
)
