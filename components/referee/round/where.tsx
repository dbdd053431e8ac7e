import { loveLetterChart } from '@/components/chart/love-letter'
import { WholeChart } from '@/components/chart/whole-chart'
import { type Snapshot, whereIn } from '@/machines/love-letter'

/** Where the round is, for whoever wonders: above the log. */
export function Where({ moment }: { moment: Snapshot }) {
  return (
    <section aria-labelledby="where" className="pb-6">
      <h2 id="where" className="mb-2 text-question">
        Where we are
      </h2>
      <WholeChart of={loveLetterChart} at={whereIn(moment)} />
    </section>
  )
}
