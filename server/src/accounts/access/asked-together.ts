/** A page of hers asks for a hundred pictures at once: a statement has room for so many questions. */
const AT_ONCE = 200

interface Waiting<Question, Answer> {
  question: Question
  done(answer: Answer): void
  failed(cause: unknown): void
}

/** What a statement tells of the question at a place, counted from 1 as `with ordinality` does; nothing of some. */
interface Row<Told> {
  place: number
  told: Told
}

/**
 * Questions of one kind that come at the same time are put to the database as one; those that come while it is under way,
 * as the next.
 */
export class AskedTogether<Question, Told, Answer> {
  readonly #ask: (questions: Question[]) => Promise<Row<Told>[]>
  readonly #read: (told: Told) => Answer
  #waiting: Waiting<Question, Answer | null>[] = []
  #isAsking = false

  constructor(ask: (questions: Question[]) => Promise<Row<Told>[]>, read: (told: Told) => Answer) {
    this.#ask = ask
    this.#read = read
  }

  /** Null where nothing is told of it. */
  put(question: Question): Promise<Answer | null> {
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
        (rows) => {
          const found = new Map(rows.map(({ place, told }) => [place, told]))
          for (const [index, { done }] of asked.entries()) {
            const told = found.get(index + 1)
            done(told === undefined ? null : this.#read(told))
          }
        },
        (cause) => {
          for (const { failed } of asked) failed(cause)
        },
      )
    }
    this.#isAsking = false
  }
}
