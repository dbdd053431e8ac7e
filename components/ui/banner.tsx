import { type ReactNode, type Ref, useId } from 'react'

export type BannerProps = {
  /** Two or three words above the sentence. */
  kicker: string
  /** What is the matter, in one sentence. */
  sentence: ReactNode
  children?: ReactNode
  /** What can be done: Buttons or Choices, the likeliest first. */
  actions?: ReactNode
  /** For moving the focus here when the banner comes. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** A calm interruption as wide as its column, which stays until it is answered. */
export function Banner({ kicker, sentence, children, actions, headingRef }: BannerProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t-3 border-accent bg-card px-5 pt-4 pb-5">
      <p className="text-small font-semibold text-accent">{kicker}</p>
      <h2 id={id} ref={headingRef} tabIndex={-1} className="mt-1 text-question">
        {sentence}
      </h2>
      {children ? (
        <div className="mt-3 text-small [&_li+li]:mt-1 [&_p+*]:mt-2 [&_ul]:list-disc [&_ul]:ps-5">
          {children}
        </div>
      ) : null}
      {actions ? <div className="mt-4 grid grid-cols-1 gap-2">{actions}</div> : null}
    </section>
  )
}
