import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { type HostedView, hostedView, type Known, nextLook } from './hosted-view.ts'

const GONE = new ApiError({ status: 404, code: 'hosted_preview_gone', sentence: 'Partie.' })
const CUT = new ApiError({ status: 0, code: null, sentence: '' })
const OVER = new ApiError({ status: 409, code: 'hosted_previews_over', sentence: 'Épuisés.' })

const nothing: Known = { id: null, data: undefined, error: null, isAsking: false, refusal: null }
const seen = (state: NonNullable<Known['data']>['state'], before: number | null = null): Partial<Known> => ({
  id: 'x',
  data: { state, before, expiresInSeconds: state === 'ready' ? 600 : null },
})

describe('what she is shown of her preview', () => {
  const cases: { what: string; known: Partial<Known>; shown: HostedView }[] = [
    { what: 'nothing asked for', known: {}, shown: { step: 'open', trouble: null } },
    { what: 'asked for just now', known: { isAsking: true, refusal: OVER }, shown: { step: 'sending' } },
    { what: 'refused', known: { refusal: OVER }, shown: { step: 'open', trouble: OVER } },
    { what: 'not heard of yet', known: { id: 'x' }, shown: { step: 'sending' } },
    { what: 'waiting', known: seen('queued', 2), shown: { step: 'queued', before: 2 } },
    { what: 'being made', known: seen('making'), shown: { step: 'making' } },
    { what: 'ready', known: seen('ready'), shown: { step: 'ready', id: 'x' } },
    { what: 'failed', known: seen('failed'), shown: { step: 'open', trouble: 'failed' } },
    { what: 'erased', known: { ...seen('ready'), error: GONE }, shown: { step: 'open', trouble: GONE } },
    { what: 'ready, offline', known: { ...seen('ready'), error: CUT }, shown: { step: 'ready', id: 'x' } },
    {
      what: 'refused anew',
      known: { ...seen('failed'), refusal: OVER },
      shown: { step: 'open', trouble: OVER },
    },
  ]
  it.each(cases)('$what: $shown.step', ({ known, shown }) =>
    expect(hostedView({ ...nothing, ...known })).toEqual(shown),
  )
})

describe('it is asked about again', () => {
  it.each([
    { what: 'soon while it is made', known: seen('making'), ms: 1500 },
    { what: 'soon while nothing is known', known: {}, ms: 1500 },
    { what: 'soon after an answer that did not come', known: { error: CUT }, ms: 1500 },
    { what: 'when it is erased', known: seen('ready'), ms: 601_000 },
    { what: 'no more once it failed', known: seen('failed'), ms: false },
    { what: 'no more once it is gone', known: { ...seen('ready'), error: GONE }, ms: false },
  ] as { what: string; known: Partial<Known>; ms: number | false }[])('$what', ({ known, ms }) =>
    expect(nextLook({ ...nothing, ...known })).toBe(ms),
  )
})
