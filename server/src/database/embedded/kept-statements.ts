import {
  bodyOf,
  completedCommands,
  leavesTransactionOpen,
  type Message,
  messageOf,
  messagesOf,
  queryOf,
} from './protocol.ts'

/** Statements that stay prepared: far more than the app asks again and again. */
const MOST_KEPT = 200
/** Texts that were seen once, and may be asked again. */
const MOST_SEEN = 500

const [PARSE, BIND, PARSE_COMPLETE] = [0x50, 0x42, 0x31]
const PARSED = messageOf(PARSE_COMPLETE, [])
const FORGET_ALL = queryOf('deallocate all')

/** What leaves every table as it is, so that a statement means what it meant. */
const HARMLESS =
  /^(select|insert|update|delete|begin|start|commit|rollback|savepoint|release|listen|notify|set|show)\b/i

type Send = (turn: Uint8Array) => Promise<Uint8Array>

interface NamedTurn {
  bytes: Uint8Array
  key: string
  name: string
  /** Whether the database is not asked to parse it: then its client is told so from here. */
  isKept: boolean
}

/**
 * Keeps prepared what clients ask more than once. All share one session, in which a client's own names would meet those
 * of others, so clients name nothing; here the second asking of a text gets a name, and later ones are neither parsed nor,
 * once PostgreSQL finds that one plan serves every value, planned again. Most of a short query is those two.
 */
export class KeptStatements {
  readonly #send: Send
  readonly #names = new Map<string, string>()
  readonly #seen = new Set<string>()
  #given = 0
  /** A table may be another one now, or too many are kept. */
  #mustForget = false

  constructor(send: Send) {
    this.#send = send
  }

  /** Runs a turn; the answer is that to the turn as its client wrote it. */
  async ask(turn: Uint8Array): Promise<Uint8Array> {
    const named = this.#mustForget ? null : this.#named(turn)
    const answer = await this.#send(named?.bytes ?? turn)
    if (named && answer[0] === PARSE_COMPLETE) this.#names.set(named.key, named.name)
    if (this.#names.size > MOST_KEPT || !(named?.isKept || isHarmless(answer))) this.#mustForget = true
    if (this.#mustForget && !leavesTransactionOpen(answer)) await this.#forgetAll()
    return named?.isKept ? Buffer.concat([PARSED, answer]) : answer
  }

  async #forgetAll(): Promise<void> {
    this.#mustForget = false
    if (this.#names.size === 0) return
    this.#names.clear()
    await this.#send(FORGET_ALL)
  }

  /** A turn with a name for its statement; null where it is none of ours, or was never asked before. */
  #named(turn: Uint8Array): NamedTurn | null {
    const [parse, bind, ...others] = messagesOf(turn)
    if (parse?.type !== PARSE || bind?.type !== BIND || others.some(isNaming)) return null
    const [text, values] = [bodyOf(turn, parse), bodyOf(turn, bind)]
    // Neither the statement nor the portal has a name of its client's.
    if (text[0] !== 0 || values[0] !== 0 || values[1] !== 0) return null
    const key = Buffer.from(text.buffer, text.byteOffset + 1, text.length - 1).toString('latin1')
    const kept = this.#names.get(key)
    if (!kept && !this.#wasSeen(key)) return null
    const name = kept ?? `kept_${++this.#given}`
    const called = Buffer.from(`${name}\0`, 'latin1')
    const bound = messageOf(BIND, [text.subarray(0, 1), called, values.subarray(2)])
    const parsed = kept ? [] : [messageOf(PARSE, [called, text.subarray(1)])]
    const bytes = Buffer.concat([...parsed, bound, turn.subarray(bind.end)])
    return { bytes, key, name, isKept: kept !== undefined }
  }

  #wasSeen(key: string): boolean {
    if (this.#seen.has(key)) return true
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear()
    this.#seen.add(key)
    return false
  }
}

const isNaming = ({ type }: Message): boolean => type === PARSE || type === BIND

const isHarmless = (answer: Uint8Array): boolean =>
  completedCommands(answer).every((command) => HARMLESS.test(command))
