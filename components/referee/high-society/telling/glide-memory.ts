import { createContext, type RefObject, useContext } from 'react'
import type { Places } from '@/components/season/use-glide'

/** Where the prospects stood among the answers last: the questions come and go, and the ladder is still the same. */
const Memory = createContext<RefObject<Places> | undefined>(undefined)

export const GlideMemory = Memory.Provider
export const useGlideMemory = () => useContext(Memory)
