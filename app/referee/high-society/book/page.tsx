import type { Metadata } from 'next'
import { BookPage } from '@/components/book/book-page'

export const metadata: Metadata = { title: 'Card book' }

export default function CardBookPage() {
  return <BookPage />
}
