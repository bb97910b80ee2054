import { ApiError } from '../../api/api-error.ts'
import { enter } from './enter.ts'
import { factsOf, type PasskeyFacts } from './forms/form-facts.ts'
import { keepBusy } from './forms/keep-busy.ts'
import { postTo } from './forms/post-form.ts'
import { sayRefusal } from './say-refusal.ts'

/** A press asks her device, where it knows passkeys; anywhere else there is no button. */
export function offerPasskey(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-passkey]')
  if (!button || !('PublicKeyCredential' in window)) return
  button.hidden = false
  button.addEventListener('click', () => void signIn(form, button))
}

async function signIn(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { request, call, busy }: PasskeyFacts = JSON.parse(button.dataset.passkey ?? '{}')
  const { entering } = factsOf(form)
  if (!entering) return
  sayRefusal(form, null)
  const release = keepBusy(button, busy)
  try {
    const [{ answerWithPasskey }, options] = await Promise.all([
      import('./answer-with-passkey.ts'),
      postTo(request, {}),
    ])
    const response = await answerWithPasskey(options)
    if (response) await enter(form, entering, await postTo(call, { response }))
    release()
    button.focus()
  } catch (cause) {
    release()
    sayRefusal(form, cause instanceof ApiError ? cause : cutOff(cause))
  }
}

/** The script that asks could not be fetched. */
const cutOff = (cause: unknown): ApiError => new ApiError({ status: 0, code: null, sentence: '' }, { cause })
