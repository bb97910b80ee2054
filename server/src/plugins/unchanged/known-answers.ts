/** Those who came first are forgotten first. */
const MOST_SIGN_INS = 50_000
const MOST_ANSWERS = 64

interface Answer {
  etag: string
  /** By the process's own watch, ms. */
  until: number
}

interface KnownSignIn {
  userId: string
  /** When it ends, or has to be written down that she was here: by the process's own watch, ms. */
  endsAt: number
  idleFrom: number
  answers: Map<string, Answer>
}

/** What a request finds out of the database, and how much had been heard before it asked. */
export interface FoundOut {
  tokenHash: string
  userId: string
  asOf: number
  endsAt: number
  idleFrom: number
}

/**
 * Which answer each browser has, for as long as nothing was heard of the person it belongs to. A hint, and nothing more:
 * it is only ever used to say "you have it already", never to say what it is.
 */
export class KnownAnswers {
  readonly #signIns = new Map<string, KnownSignIn>()
  /** Of each person: when something was last heard of her, and her sign-ins. */
  readonly #people = new Map<string, { heardAt: number; tokens: Set<string> }>()
  #heard = 0
  #deafAt = 0

  /** How much has been heard so far: what is found out from now on is at least as new. */
  get asOf(): number {
    return this.#heard
  }

  has(tokenHash: string, url: string, { etag, isUse }: { etag: string; isUse: boolean }): boolean {
    const now = performance.now()
    const signIn = this.#signIns.get(tokenHash)
    if (!signIn || signIn.endsAt <= now || (isUse && signIn.idleFrom <= now)) return false
    const answer = signIn.answers.get(url)
    return answer !== undefined && answer.etag === etag && answer.until > now
  }

  learn(found: FoundOut, url: string, answer: Answer): void {
    const { tokenHash, userId, asOf, endsAt, idleFrom } = found
    const person = this.#people.get(userId)
    if (asOf < this.#deafAt || (person && asOf < person.heardAt)) return
    const { tokens } = person ?? this.#add(userId)
    tokens.add(tokenHash)
    const answers = this.#signIns.get(tokenHash)?.answers ?? new Map<string, Answer>()
    answers.delete(url)
    answers.set(url, answer)
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value ?? '')
    this.#signIns.delete(tokenHash)
    this.#signIns.set(tokenHash, { userId, endsAt, idleFrom, answers })
    if (this.#signIns.size > MOST_SIGN_INS) this.#forgetOldest()
  }

  /** Something of hers has changed, or one of her sign-ins has ended. */
  hear(userId: string): void {
    this.#heard += 1
    for (const token of this.#people.get(userId)?.tokens ?? []) this.#signIns.delete(token)
    this.#people.delete(userId)
    this.#add(userId)
  }

  /** Something may not have been heard. */
  forgetAll(): void {
    this.#heard += 1
    this.#deafAt = this.#heard
    this.#signIns.clear()
    this.#people.clear()
  }

  #add(userId: string): { heardAt: number; tokens: Set<string> } {
    const person = { heardAt: this.#heard, tokens: new Set<string>() }
    this.#people.set(userId, person)
    if (this.#people.size > MOST_SIGN_INS) {
      const [oldest, { tokens, heardAt }] = this.#people.entries().next().value ?? ['', person]
      for (const token of tokens) this.#signIns.delete(token)
      this.#people.delete(oldest)
      // What is being found out of her might be older than what was heard of her.
      this.#deafAt = Math.max(this.#deafAt, heardAt)
    }
    return person
  }

  #forgetOldest(): void {
    const [token, signIn] = this.#signIns.entries().next().value ?? []
    if (token === undefined || !signIn) return
    this.#signIns.delete(token)
    this.#people.get(signIn.userId)?.tokens.delete(token)
  }
}
