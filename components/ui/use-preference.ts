'use client'

import { useSyncExternalStore } from 'react'
import { CHOICES, type ChoiceOf, onPreference, type Preference, preferred } from './preferences'

/** The choice in force; the usual one until the page lives. */
export const usePreference = <K extends Preference>(name: K): ChoiceOf<K> =>
  useSyncExternalStore<ChoiceOf<K>>(
    onPreference,
    () => preferred(name),
    () => CHOICES[name][0],
  )
