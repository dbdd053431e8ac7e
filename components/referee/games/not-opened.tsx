import { Link } from '@/components/ui/link'
import type { NotOpened as Why } from './game-file'

/** Why a file was not opened; a backup has its own door. */
export function NotOpened({ problem, isBackup }: Why) {
  return (
    <p className="border-s-3 border-accent ps-3">
      <span className="font-medium">This file was not opened.</span> {problem}{' '}
      {isBackup ? <Link href="/settings#backup">Bring it in under Settings</Link> : null}
    </p>
  )
}
