import { Link } from '@/components/ui/link'

/** A quiet word where so many finished games lie on this device alone. */
export function BackupLine({ unsaved }: { unsaved: number }) {
  if (unsaved === 0) return null
  return (
    <p className="mb-8 border-t border-line py-4 text-small text-ink-2">
      {unsaved} finished games lie on this device only.{' '}
      <Link href="/settings#backup" className="text-ink">
        Make a backup
      </Link>
    </p>
  )
}
