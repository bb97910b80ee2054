import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completedCommands, leavesTransactionOpen, TurnReader, welcome } from './protocol.ts'

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const greeting = (code: number, body = '') =>
  Buffer.concat([int32(8 + body.length), int32(code), Buffer.from(body)])
const message = (type: string, body = '') =>
  Buffer.concat([Buffer.from(type), int32(4 + body.length), Buffer.from(body)])

const STARTUP = greeting(196_608, 'user\0postgres\0\0')
const SSL = greeting(80_877_103)
const CANCEL = greeting(80_877_102, '12345678')
const QUERY = message('Q', 'select 1\0')
const PREPARED = Buffer.concat([message('P', '\0select 1\0\0\0'), message('B'), message('E'), message('S')])
const TERMINATE = message('X')

const kinds = (bytes: Buffer) => new TurnReader().read(bytes).map((turn) => turn.kind)

describe('the turns of a client', () => {
  it('asking for SSL, then greeting, then asking', () => {
    expect(kinds(Buffer.concat([SSL, STARTUP, QUERY, TERMINATE]))).toEqual([
      'ssl',
      'startup',
      'messages',
      'terminate',
    ])
  })

  it('a cancel request is one', () => {
    expect(kinds(CANCEL)).toEqual(['cancel'])
  })

  it('a simple query is one turn', () => {
    expect(new TurnReader().read(Buffer.concat([STARTUP, QUERY]))[1]).toEqual({
      kind: 'messages',
      bytes: QUERY,
    })
  })

  it('a prepared query ends with its Sync, and is one turn', () => {
    expect(new TurnReader().read(Buffer.concat([STARTUP, PREPARED, QUERY])).slice(1)).toEqual([
      { kind: 'messages', bytes: PREPARED },
      { kind: 'messages', bytes: QUERY },
    ])
  })

  it('a query that is not whole yet is no turn', () => {
    expect(kinds(Buffer.concat([STARTUP, QUERY.subarray(0, -1)]))).toEqual(['startup'])
  })

  it('are the same however the network cuts the bytes', () => {
    const stream = Buffer.concat([SSL, STARTUP, QUERY, PREPARED, QUERY, TERMINATE])
    const whole = new TurnReader().read(stream)
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(stream.length)), (cuts) => {
        const reader = new TurnReader()
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length]
        const turns = edges.slice(1).flatMap((end, index) => reader.read(stream.subarray(edges[index], end)))
        expect(turns).toEqual(whole)
      }),
    )
  })
})

describe('what the database answered', () => {
  const ready = (state: string) => message('Z', state)

  it.each([
    { state: 'I', open: false, words: 'idle' },
    { state: 'T', open: true, words: 'in a transaction' },
    { state: 'E', open: true, words: 'in a failed transaction' },
  ])('ready and $words: the turn stays with the client: $open', ({ state, open }) => {
    expect(leavesTransactionOpen(Buffer.concat([message('C', 'BEGIN\0'), ready(state)]))).toBe(open)
  })

  it('every command it completed, by name', () => {
    const answer = [message('T', 'x'), message('C', 'SELECT 5\0'), message('C', 'CREATE TABLE\0'), ready('I')]
    expect(completedCommands(Buffer.concat(answer))).toEqual(['SELECT 5', 'CREATE TABLE'])
  })

  it('an empty answer leaves nothing open', () => {
    expect(leavesTransactionOpen(Buffer.alloc(0))).toBe(false)
  })

  it('the welcome ends with "ready, idle"', () => {
    expect(leavesTransactionOpen(welcome('17'))).toBe(false)
    expect(welcome('17').at(-6)).toBe('Z'.charCodeAt(0))
  })
})
