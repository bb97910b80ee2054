import { api } from '@app/domain/routes.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { currentUserQuery } from '../accounts/account-queries.ts'
import { whenBack } from './coming-back.ts'
import { createQueryClient } from './query-client.ts'
import { heldUp, isSignedOut, noticeSignedOut, signInGoesOn, signInHasEnded } from './sign-in-ended.ts'

const refused = (status: number) => new ApiError({ status, code: null, sentence: '' })
const EXPIRED = new ApiError({ status: 401, code: 'sign_in_expired', sentence: '' })

describe('what the dashboard fetched stays', () => {
  const rules = createQueryClient().getDefaultOptions().queries
  // spec: 9.30
  it('is never stale', () => expect(rules?.staleTime).toBe(Infinity))
  // spec: 9.28, 9.29
  it('is not asked again on focus', () => expect(rules?.refetchOnWindowFocus).toBe(false))
  // spec: 9.29
  it('is not asked again by itself', () => expect(rules?.refetchInterval).toBeUndefined())
  // spec: 9.31
  it('is not retried', () => expect(rules?.retry).toBe(false))
})

describe('her sign-in has ended', () => {
  it('at a 401', () => expect(isSignedOut(refused(401))).toBe(true))
  it('but not at a 403', () => expect(isSignedOut(refused(403))).toBe(false))
  it('nor when the server is busy', () => expect(isSignedOut(refused(503))).toBe(false))
  it('nor when the connection is cut', () => expect(isSignedOut(refused(0))).toBe(false))
})

describe('an answer in the middle of what she does', () => {
  const replace = vi.fn()
  beforeEach(() => void vi.stubGlobal('location', { replace }))
  afterEach(() => {
    signInGoesOn()
    replace.mockClear()
    vi.unstubAllGlobals()
  })
  const client = createQueryClient()
  const meets = {
    'something read': (refusal: Error) =>
      client.fetchQuery({ queryKey: [api.credits()], queryFn: () => Promise.reject(refusal) }),
    'something changed': (refusal: Error) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(refusal) })
        .execute(undefined),
  }
  it.each([
    { to: 'something read', error: EXPIRED, asked: true, leaves: [] },
    { to: 'something changed', error: EXPIRED, asked: true, leaves: [] },
    { to: 'something read', error: refused(401), asked: false, leaves: [['/']] },
    { to: 'something changed', error: refused(401), asked: false, leaves: [['/']] },
    { to: 'something read', error: refused(403), asked: false, leaves: [] },
    { to: 'something changed', error: refused(503), asked: false, leaves: [] },
    // spec: 2.2, 4.4
  ] as const)(
    'to $to ($error.status $error.code) asks her to sign in again: $asked; leads her to $leaves',
    async ({ to, error, asked, leaves }) => {
      await meets[to](error).catch(() => undefined)
      expect([signInHasEnded(), replace.mock.calls]).toEqual([asked, leaves])
    },
  )
  it('lets what was held up go on once she is known again', () => {
    const goOn = vi.fn()
    const leave = whenBack(goOn)
    noticeSignedOut(EXPIRED)
    expect(goOn).not.toHaveBeenCalled()
    signInGoesOn()
    expect([signInHasEnded(), goOn.mock.calls.length]).toEqual([false, 1])
    leave()
    signInGoesOn()
    expect(goOn).toHaveBeenCalledTimes(1)
  })
})

describe('a call that left before she signed in again, answered after it', () => {
  it.each([{ late: EXPIRED }, { late: refused(0) }])(
    'is made once more when it was refused with $late.status, and she is not asked twice',
    async ({ late }) => {
      const answers = [late, 'saved']
      const call = vi.fn(async () => {
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer
      })
      const held = heldUp(call)
      signInGoesOn()
      expect([await held, call.mock.calls.length, signInHasEnded()]).toEqual(['saved', 2, false])
    },
  )
  it('is not made again for a refusal of another kind, nor without her being back', async () => {
    const busy = vi.fn(() => Promise.reject(refused(503)))
    const held = heldUp(busy)
    signInGoesOn()
    await expect(held).rejects.toThrow()
    const cut = vi.fn(() => Promise.reject(refused(0)))
    await expect(heldUp(cut)).rejects.toThrow()
    expect([busy.mock.calls.length, cut.mock.calls.length]).toEqual([1, 1])
  })
})

describe('who she is', () => {
  const retries = (failures: number, status: number) =>
    typeof currentUserQuery.retry === 'function' && currentUserQuery.retry(failures, refused(status))
  // spec: 9.27
  it('is fresh for 10 minutes and kept for 15', () =>
    expect(currentUserQuery).toMatchObject({ staleTime: 600_000, gcTime: 900_000 }))
  // spec: 9.28
  it('is not asked again when a page is shown', () => expect(currentUserQuery.refetchOnMount).toBe(false))
  it.each([
    { failures: 0, again: true },
    { failures: 1, again: true },
    { failures: 2, again: false },
    // spec: 8.4
  ])('is asked again after failure $failures: $again', ({ failures, again }) =>
    expect(retries(failures, 503)).toBe(again),
  )
  // spec: 8.4
  it('is not asked again at a 401: she is signed out, which is no error', () =>
    expect(retries(0, 401)).toBe(false))
})
