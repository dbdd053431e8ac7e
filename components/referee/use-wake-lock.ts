'use client'

import { useEffect, useState } from 'react'

/** on: the screen stays awake. refused: the device said no, to save power for example. missing: this browser or a page without HTTPS cannot. */
export type Awake = 'off' | 'on' | 'refused' | 'missing'

/**
 * Keeps the screen awake while wanted. A browser drops the lock whenever the page is hidden, so it is asked again
 * each time the page comes back.
 */
export function useWakeLock(wanted: boolean): Awake {
  const [awake, setAwake] = useState<Awake>('off')
  useEffect(() => {
    if (!wanted) return setAwake('off')
    if (!navigator.wakeLock) return setAwake('missing')
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isOver) return void given.release()
        lock = given
        // Taken away while the page is seen: the device wants to save power.
        given.onrelease = () => {
          if (!isOver && document.visibilityState === 'visible') setAwake('refused')
        }
        setAwake('on')
      } catch {
        if (!isOver && document.visibilityState === 'visible') setAwake('refused')
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [wanted])
  return awake
}
