import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** As long as the price list stands without being read anew. */
const REPEATED_MS = 1000
const MOST_ANSWERS = 500
/** Of an address and three headers, in characters: whoever makes more of them is answered the long way. */
const LONGEST_QUESTION = 1000

interface GivenAnswer {
  /** Names and values by turns, as Node writes them without looking at each. */
  headers: string[]
  body: Buffer
  /** By the process's own watch, ms. */
  until: number
}

/**
 * What strangers were just sent of the public pages, byte for byte: for a second it is repeated to whoever asks the very
 * same, before anything else is done. A crowd that comes by one link costs little more than a file.
 */
export class RepeatedAnswers {
  readonly #answers = new Map<string, GivenAnswer>()

  readonly #ms: number

  /** Before all other hooks: they have set the headers of what is repeated. */
  constructor(app: FastifyInstance, ms = REPEATED_MS) {
    this.#ms = ms
    app.addHook('onRequest', (request, reply, done) => {
      const answer = mayBeRepeated(request) ? this.#answers.get(questionOf(request)) : undefined
      if (!answer || answer.until <= performance.now()) return done()
      reply.hijack()
      reply.raw.writeHead(200, answer.headers).end(answer.body)
    })
  }

  /** What is about to be sent, whole and with all its headers, to somebody of whom nothing is known. */
  learn(request: FastifyRequest, reply: FastifyReply, body: Buffer): void {
    const question = questionOf(request)
    if (!mayBeRepeated(request) || reply.statusCode !== 200 || question.length > LONGEST_QUESTION) return
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear()
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
    headers.push('content-length', String(body.length))
    this.#answers.set(question, { headers, body, until: performance.now() + this.#ms })
  }
}

/** A cookie may say who she is, a tag what she has: both are looked at. */
const mayBeRepeated = ({ raw: { method, headers } }: FastifyRequest): boolean =>
  method === 'GET' && headers.cookie === undefined && headers['if-none-match'] === undefined

/** All that a public page depends on where there is no cookie. No header has a line break in it. */
const questionOf = ({ raw, host }: FastifyRequest): string =>
  `${raw.url}\n${host}\n${raw.headers['accept-language']}\n${raw.headers['accept-encoding']}`
