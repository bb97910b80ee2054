import { keyInUse, StripeRefusal } from './stripe-refusal.ts'

export interface Answer {
  status: number
  body: object
  headers?: Record<string, string>
}

interface Kept {
  request: string
  /** Null while the first call with this key is at work. */
  answer: Answer | null
}

/** What Stripe keeps of calls with an idempotency key: status and body of whatever was carried out, failures too. */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>()

  async once(key: string | undefined, request: string, act: () => Promise<Answer>): Promise<Answer> {
    if (!key) return act()
    const kept = this.#kept.get(key)
    if (kept) return replay(kept, request)
    const mine: Kept = { request, answer: null }
    this.#kept.set(key, mine)
    const answer = await act().catch((cause) => {
      this.#kept.delete(key)
      throw cause
    })
    // What was refused before anything was done may be asked again.
    if (answer.status < 400 || answer.status === 402 || answer.status >= 500) mine.answer = answer
    else this.#kept.delete(key)
    return answer
  }

  /** As after a day, when Stripe may know nothing of a key. */
  forget(): void {
    this.#kept.clear()
  }
}

function replay({ request, answer }: Kept, now: string): Answer {
  if (request !== now)
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  if (!answer) throw keyInUse()
  return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } }
}
