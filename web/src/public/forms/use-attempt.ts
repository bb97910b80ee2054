import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { type RefusalKind, type RefusalWords, refusalWords } from './refusal-words.ts'

/** What the server refused: the note to keep in the form, the fields to write under, and its code. */
export interface Refused {
  words: RefusalWords
  code: ApiError['code']
}

/** These have notifications (specification 8.6, 8.7); elsewhere the note in the form is enough. */
const ANNOUNCED: ReadonlySet<RefusalKind> = new Set(['register', 'login'])

/**
 * Tries a call of a form. A refusal stays written in the form and may be said in a notification as well; the fields the
 * server refused are given back.
 */
export function useAttempt(kind: RefusalKind) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const [refused, setRefused] = useState<Refused | null>(null)

  async function attempt(act: () => Promise<void>): Promise<Readonly<Record<string, string>>> {
    setRefused(null)
    try {
      await act()
      return {}
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const words = refusalWords(t, kind, cause)
      setRefused({ words, code: cause.code })
      if (cause.isNetwork || ANNOUNCED.has(kind)) show({ type: 'error', ...words })
      return cause.fields
    }
  }
  return { attempt, refused }
}
