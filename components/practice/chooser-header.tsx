import { PageHeader } from '@/components/ui/page'

/** It stands on the page before any script runs. */
export const ChooserHeader = () => (
  <div className="-mb-6">
    <PageHeader
      title="Practice"
      lead="Ten positions from games that nobody has played before, one question each. The referee proves every answer and names the rule."
    />
  </div>
)
