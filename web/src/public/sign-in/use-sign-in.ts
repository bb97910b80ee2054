import { type User, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/call.ts'
import { handToast } from '../../ui/handed-toast.ts'
import { useToasts } from '../../ui/toast.tsx'
import { type RefusalWords, refusalWords, type SignInKind } from './refusal-words.ts'

/** The toast the dashboard greets her with. */
const GREETINGS = { register: 'welcome', login: 'loginSuccess' } as const

/**
 * Sends the form and goes to the dashboard. A refusal is said in a notification and stays written in the
 * form; the fields the server refused are given back.
 */
export function useSignIn(kind: SignInKind, path: string) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const [refusal, setRefusal] = useState<RefusalWords | null>(null)

  async function send(body: unknown): Promise<Readonly<Record<string, string>>> {
    setRefusal(null)
    try {
      const { user } = await callApi(path, { method: 'POST', body, answer: userAnswer })
      await enter(kind, user)
      return {}
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const words = refusalWords(t, kind, cause)
      setRefusal(words)
      show({ type: 'error', ...words })
      return cause.fields
    }
  }
  return { send, refusal }
}

/** Never ends: the form stays busy until the dashboard has taken the place of this page. */
function enter(kind: SignInKind, user: User): Promise<never> {
  handToast({ key: GREETINGS[kind], values: { firstName: user.firstName } })
  location.assign(pages.dashboard())
  return new Promise<never>(() => {})
}
