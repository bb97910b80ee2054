import { expect, it } from 'vitest'
import { jsonOf, retryAfterMs, troubleOf, withinLimit } from './http-answers.ts'

const LATE = ({ isLate }: { isLate: boolean }) => (isLate ? 'too late' : 'not at all')
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)))

it.each([
  [null, null],
  ['0', 0],
  ['30', 30_000],
  ['Thu, 01 Jan 2026 00:00:10 GMT', 10_000],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['soon', null],
])('Retry-After %s asks us to wait %s ms', (said, ms) =>
  expect(retryAfterMs(said, Date.UTC(2026, 0, 1))).toBe(ms),
)

it.each([
  [302, 'away'],
  [400, 'refused'],
  [401, 'unpaid'],
  [402, 'unpaid'],
  [403, 'unpaid'],
  [404, 'gone'],
  [408, 'away'],
  [410, 'gone'],
  [428, 'refused'],
  [429, 'busy'],
  [499, 'refused'],
  [500, 'away'],
])('an answer of %i is %s', (status, trouble) => expect(troubleOf(status)).toBe(trouble))

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['<html>', undefined],
  ['', undefined],
])('%j is read as JSON, or as nothing', (text, read) => expect(jsonOf(text)).toEqual(read))

it('a call ends at its limit, as a service that is away', async () => {
  await expect(withinLimit({ callMs: 1, explain: LATE }, untilAborted)).rejects.toMatchObject({
    ...{ name: 'ServiceError', trouble: 'away', message: 'too late' },
  })
})

it('what breaks before its limit is away too', async () => {
  const broken = withinLimit({ callMs: 60_000, explain: LATE }, () => Promise.reject(new Error('reset')))
  await expect(broken).rejects.toMatchObject({ trouble: 'away', message: 'not at all' })
})

it('a caller that leaves is told its own reason, and nothing is asked once it has left', async () => {
  const leaving = new AbortController()
  const asked = withinLimit({ callMs: 60_000, signal: leaving.signal, explain: LATE }, untilAborted)
  leaving.abort(new Error('we are leaving'))
  await expect(asked).rejects.toThrow('we are leaving')
  let calls = 0
  const after = withinLimit({ callMs: 60_000, signal: leaving.signal, explain: LATE }, async () => {
    calls += 1
  })
  await expect(after).rejects.toThrow('we are leaving')
  expect(calls).toBe(0)
})
