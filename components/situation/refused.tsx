import { Banner } from '@/components/ui/banner'
import { Choice } from '@/components/ui/choice'

/** A link that cannot be laid on a table: what is wrong with it, and the way on. */
export function Refused({ why, onEmpty }: { why: string; onEmpty: () => void }) {
  return (
    <div className="max-w-160">
      <Banner
        kicker="This link cannot be opened"
        sentence={why}
        actions={<Choice title="Begin with an empty table" marked onPick={onEmpty} />}
      >
        <p>Nothing was changed. Perhaps a part of it was lost on the way: ask for it once more.</p>
      </Banner>
    </div>
  )
}
