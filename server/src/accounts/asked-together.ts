/** A page of hers asks for a hundred pictures at once: a statement has room for so many questions. */
const AT_ONCE = 200

interface Waiting<Question, Answer> {
  question: Question
  done(answer: Answer): void
  failed(cause: unknown): void
}

/**
 * Questions of one kind that come at the same time are put to the database as one; those that come while it is under way,
 * as the next.
 */
export class AskedTogether<Question, Answer> {
  readonly #ask: (questions: Question[]) => Promise<Answer[]>
  #waiting: Waiting<Question, Answer>[] = []
  #isAsking = false

  /** @param ask answers in the order of the questions */
  constructor(ask: (questions: Question[]) => Promise<Answer[]>) {
    this.#ask = ask
  }

  put(question: Question): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#waiting.push({ question, done, failed })
      if (this.#isAsking) return
      this.#isAsking = true
      // Once all have been read that arrived with it.
      setImmediate(() => this.#askAll())
    })
  }

  async #askAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, AT_ONCE)
      await this.#ask(asked.map(({ question }) => question)).then(
        (answers) => {
          for (const [place, { done }] of asked.entries()) done(answers[place] as Answer)
        },
        (cause) => {
          for (const { failed } of asked) failed(cause)
        },
      )
    }
    this.#isAsking = false
  }
}
