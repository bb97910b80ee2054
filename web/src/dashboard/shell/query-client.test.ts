import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createQueryClient, isSignedOut } from './query-client.ts'

const refused = (status: number) => new ApiError({ status, code: null, sentence: '' })

describe('what the dashboard fetched stays (spec §9)', () => {
  const rules = createQueryClient().getDefaultOptions().queries
  it('is never stale', () => expect(rules?.staleTime).toBe(Infinity))
  it('is not asked again on focus', () => expect(rules?.refetchOnWindowFocus).toBe(false))
  it('is not retried', () => expect(rules?.retry).toBe(false))
})

describe('the visitor leaves the dashboard when her sign-in has ended', () => {
  it('at a 401', () => expect(isSignedOut(refused(401))).toBe(true))
  it('but not at a 403', () => expect(isSignedOut(refused(403))).toBe(false))
  it('nor when the server is busy', () => expect(isSignedOut(refused(503))).toBe(false))
  it('nor when the connection is cut', () => expect(isSignedOut(refused(0))).toBe(false))
})
