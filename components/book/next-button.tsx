import { Button } from '@/components/ui/button'

/** Goes on where one tap does not say everything. */
export function NextButton({ onNext }: { onNext: () => void }) {
  return (
    <Button className="justify-self-start" onClick={onNext}>
      Next
    </Button>
  )
}
