import { type User, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useState } from 'react'
import { callApi } from '../../../web/src/api/call.ts'
import { handWished, hasWished } from '../../../web/src/preview/handed-photo.ts'
import { useAttempt } from '../../../web/src/public/forms/use-attempt.ts'
import type { SignInTab } from '../../../web/src/public/sign-in/sign-in-view.ts'
import { handToast } from '../../../web/src/ui/toasts/handed-toast.ts'

/** The toast the dashboard greets her with. */
const GREETINGS = { register: 'welcome', login: 'loginSuccess' } as const

/** Sends the form and goes to the dashboard; `entering` from the moment she is known. */
export function useSignIn(kind: SignInTab, path: string) {
  const { attempt, refused } = useAttempt(kind)
  const [entering, setEntering] = useState(false)
  const send = (body: unknown) =>
    attempt(async () => {
      const { user } = await callApi(path, { method: 'POST', body, answer: userAnswer })
      setEntering(true)
      await enter(kind, user)
    })
  return { send, refused, entering }
}

/**
 * Never ends: the form stays busy until the dashboard has taken the place of this page. What she tried on goes with her,
 * into a transformation that begins with it.
 */
export async function enter(kind: SignInTab, user: User): Promise<never> {
  handToast({ key: GREETINGS[kind], values: { firstName: user.firstName } })
  const goesOn = hasWished() && (await handWished(user.id))
  location.assign(goesOn ? pages.wizard() : pages.dashboard())
  return new Promise<never>(() => {})
}
