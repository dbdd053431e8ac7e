'use client'

import { useEffect } from 'react'
import { keepOnDevice } from './worker'

/** Stands on every page and shows nothing: Parlour comes onto the device. */
export function Keeper() {
  useEffect(keepOnDevice, [])
  return null
}
