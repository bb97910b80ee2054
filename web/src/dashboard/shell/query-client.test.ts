import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { currentUserQuery } from '../accounts/account-queries.ts'
import { createQueryClient, isSignedOut } from './query-client.ts'

const refused = (status: number) => new ApiError({ status, code: null, sentence: '' })

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

describe('the visitor leaves the dashboard when her sign-in has ended', () => {
  // spec: 4.4
  it('at a 401', () => expect(isSignedOut(refused(401))).toBe(true))
  it('but not at a 403', () => expect(isSignedOut(refused(403))).toBe(false))
  it('nor when the server is busy', () => expect(isSignedOut(refused(503))).toBe(false))
  it('nor when the connection is cut', () => expect(isSignedOut(refused(0))).toBe(false))
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
  ])('is asked again after failure $failures: $again', ({ failures, again }) =>
    expect(retries(failures, 503)).toBe(again),
  )
  // spec: 8.4
  it('is not asked again at a 401: she is signed out, which is no error', () =>
    expect(retries(0, 401)).toBe(false))
})
