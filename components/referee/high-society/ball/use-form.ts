import type { Draft } from '@/machines/high-society'
import type { AskedProps } from '../telling/telling'

/**
 * A form that is half filled in lies in the draft, so that a reload keeps it; `form` is no field of an event, and
 * the questions pass it by.
 */
export function useForm<Form extends object>(
  { draft, onDraft }: Pick<AskedProps, 'draft' | 'onDraft'>,
  empty: Form,
): readonly [Form, (change: Partial<Form>) => void] {
  const kept = draft.form
  const form = typeof kept === 'object' && kept !== null ? ({ ...empty, ...kept } as Form) : empty
  return [form, (change) => onDraft({ form: { ...form, ...change } } as Draft)]
}
