import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { describe, expect, it } from 'vitest'
import { isMadeAhead } from './is-made-ahead.ts'

const photos = (verdicts: (PhotoVerdict[] | null)[]) => verdicts.map((each) => ({ verdicts: each }))

describe('what step 2 shows is made while she is still at step 1', () => {
  it('not before one of her photos counts', () => {
    expect(isMadeAhead([])).toBe(false)
    expect(isMadeAhead(photos([['no_face']]))).toBe(false)
  })
  it('as soon as every photo has been looked at, of one good photo already', () => {
    expect(isMadeAhead(photos([['backlit']]))).toBe(true)
    expect(isMadeAhead(photos([[], ['blurry']]))).toBe(true)
  })
  it('not while one is being looked at, however many are good', () =>
    expect(isMadeAhead(photos([...Array.from({ length: 14 }, (): PhotoVerdict[] => []), null]))).toBe(false))
})
