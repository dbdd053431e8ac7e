'use client'

import { useEffect, useState } from 'react'
import { CARDS, type Card } from '@/machines/love-letter'
import { loadForm, saveForm } from '../../storage'

interface Kept {
  /** How far the game had come: cards tapped for another deal are none of this one's. */
  readonly at: number
  readonly cards: readonly Card[]
}

const isKept = (value: unknown, at: number): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  (value as Kept).at === at &&
  Array.isArray((value as Kept).cards) &&
  (value as Kept).cards.every((card) => (CARDS as readonly unknown[]).includes(card))

/** The open cards tapped so far for the next deal of this game; a reload between two taps loses none. */
export function useFaceUp(id: string, at: number) {
  const name = `deal ${id}`
  const [cards, setCards] = useState<readonly Card[]>([])
  useEffect(() => {
    let isGone = false
    loadForm(name).then((kept) => {
      if (!isGone && isKept(kept, at)) setCards(kept.cards)
    })
    return () => {
      isGone = true
    }
  }, [name, at])
  const change = (next: readonly Card[]) => {
    setCards(next)
    void saveForm(name, next.length ? { at, cards: next } : null)
  }
  return [cards, change] as const
}
