/**
 * The little of the PostgreSQL wire protocol (version 3) that the embedded database must understand:
 * where one client's turn ends, and whether it left a transaction open.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
const SSL_REQUEST = 80877103
const CANCEL_REQUEST = 80877102
const QUERY = 0x51
const SYNC = 0x53
const TERMINATE = 0x58
const COMMAND_COMPLETE = 0x43
const READY_FOR_QUERY = 0x5a
const NOTIFICATION = 0x41
const PARAMETER = 0x53

/** Where a message lies in the bytes of a turn or an answer. */
export interface Message {
  type: number
  start: number
  end: number
}

/** What comes before the body of a message: its type, and its length. */
const HEAD_BYTES = 5

/** The messages of a whole turn, or of a whole answer. */
export function messagesOf(bytes: Uint8Array): Message[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const messages: Message[] = []
  for (let start = 0; start + HEAD_BYTES <= view.length; ) {
    const end = start + 1 + view.readInt32BE(start + 1)
    messages.push({ type: view[start] ?? 0, start, end })
    start = end
  }
  return messages
}

export const bodyOf = (bytes: Uint8Array, { start, end }: Message): Uint8Array =>
  bytes.subarray(start + HEAD_BYTES, end)

/** A message of this type, whose body is these bytes one after the other. */
export function messageOf(type: number, body: readonly Uint8Array[]): Buffer {
  const message = Buffer.concat([Buffer.alloc(HEAD_BYTES), ...body])
  message[0] = type
  message.writeInt32BE(message.length - 1, 1)
  return message
}

/** A simple query: one that has no values beside it. */
export const queryOf = (text: string): Buffer => messageOf(QUERY, [Buffer.from(`${text}\0`)])

export type Turn =
  | { kind: 'startup' | 'ssl' | 'cancel' | 'terminate' }
  /** Messages up to and including the one that makes the server answer ReadyForQuery. */
  | { kind: 'messages'; bytes: Uint8Array }

/** Cuts a client's byte stream into turns. Keeps what is incomplete for the next call. */
export class TurnReader {
  #buffer: Buffer = Buffer.alloc(0)
  #greeted = false

  read(chunk: Uint8Array): Turn[] {
    this.#buffer = Buffer.concat([this.#buffer, chunk])
    const turns: Turn[] = []
    for (let turn = this.#next(); turn; turn = this.#next()) turns.push(turn)
    return turns
  }

  #next(): Turn | null {
    return this.#greeted ? this.#nextMessages() : this.#nextGreeting()
  }

  #nextGreeting(): Turn | null {
    if (this.#buffer.length < 8 || this.#buffer.length < this.#buffer.readInt32BE(0)) return null
    const code = this.#buffer.readInt32BE(4)
    this.#take(this.#buffer.readInt32BE(0))
    if (code === SSL_REQUEST) return { kind: 'ssl' }
    if (code === CANCEL_REQUEST) return { kind: 'cancel' }
    this.#greeted = true
    return { kind: 'startup' }
  }

  #nextMessages(): Turn | null {
    for (let at = 0; this.#buffer.length >= at + HEAD_BYTES; ) {
      const type = this.#buffer[at]
      const end = at + 1 + this.#buffer.readInt32BE(at + 1)
      if (this.#buffer.length < end) return null
      if (type === TERMINATE) {
        this.#take(end)
        return { kind: 'terminate' }
      }
      if (type === QUERY || type === SYNC) return { kind: 'messages', bytes: this.#take(end) }
      at = end
    }
    return null
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length)
    this.#buffer = this.#buffer.subarray(length)
    return Buffer.from(taken)
  }
}

/** True when an answer ends with ReadyForQuery, as every answer to a turn does. */
export const isWholeAnswer = (answer: Uint8Array): boolean =>
  answer.length >= 6 && answer[answer.length - 6] === READY_FOR_QUERY

/** True when it ends with ReadyForQuery "in transaction" or "in failed transaction". */
export const leavesTransactionOpen = (answer: Uint8Array): boolean =>
  isWholeAnswer(answer) && answer[answer.length - 1] !== 'I'.charCodeAt(0)

/** What was done in a turn, as the database names it: `SELECT 5`, `CREATE TABLE`. */
export const completedCommands = (answer: Uint8Array): string[] =>
  messagesOf(answer)
    .filter(({ type }) => type === COMMAND_COMPLETE)
    .map((message) => Buffer.from(bodyOf(answer, message).subarray(0, -1)).toString('latin1'))

/** Whether a client asks, by `listen`, to be told what is notified. */
export const asksToListen = (turn: Uint8Array): boolean =>
  turn[0] === QUERY && /^listen\s/i.test(Buffer.from(turn.subarray(5, 12)).toString('latin1'))

/**
 * What an answer notifies, apart from the rest of it: PGlite has one session, and tells whoever happened to ask what
 * PostgreSQL tells those who listen.
 */
export function cutNotifications(answer: Uint8Array): { notified: Uint8Array[]; rest: Uint8Array } {
  const messages = messagesOf(answer)
  if (!messages.some(isNotification)) return { notified: [], rest: answer }
  const cut = (those: Message[]) => those.map(({ start, end }) => answer.subarray(start, end))
  const { heard = [], others = [] } = Object.groupBy(messages, (message) =>
    isNotification(message) ? 'heard' : 'others',
  )
  return { notified: cut(heard), rest: Buffer.concat(cut(others)) }
}

const isNotification = ({ type }: Message): boolean => type === NOTIFICATION

const parameter = (name: string, value: string): Buffer =>
  messageOf(PARAMETER, [Buffer.from(`${name}\0${value}\0`)])

/** What a server says to a client it lets in without a password. */
export const welcome = (serverVersion: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
    parameter('server_version', serverVersion),
    parameter('client_encoding', 'UTF8'),
    parameter('DateStyle', 'ISO, MDY'),
    parameter('integer_datetimes', 'on'),
    parameter('standard_conforming_strings', 'on'),
    Buffer.from([0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 1]),
    Buffer.from([READY_FOR_QUERY, 0, 0, 0, 5, 'I'.charCodeAt(0)]),
  ])

export const refuseSsl = (): Buffer => Buffer.from('N')
