import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { type RefusalKind, type RefusalWords, refusalWords } from './refusal-words.ts'

/** What the server refused: the note to keep in the form, and its code. */
export interface Refused {
  words: RefusalWords
  code: ApiError['code']
}

/**
 * Tries a call of a form. What the server says of its fields is given back, to be said there and nowhere else; any other
 * refusal stays written in the form, and a cut connection is said in a notification as well.
 */
export function useAttempt(kind: RefusalKind, fields: readonly string[] = []) {
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
      if (fields.some((name) => cause.fields[name])) return cause.fields
      const words = refusalWords(t, kind, cause)
      setRefused({ words, code: cause.code })
      if (cause.isNetwork) show({ type: 'error', ...words })
      return {}
    }
  }
  return { attempt, refused }
}
