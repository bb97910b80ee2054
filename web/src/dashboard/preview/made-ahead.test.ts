import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { describe, expect, it } from 'vitest'
import { madeAhead } from './made-ahead.ts'

const photos = (verdicts: (PhotoVerdict[] | null)[]) => verdicts.map((each) => ({ verdicts: each }))
const good = (count: number) => Array.from({ length: count }, (): PhotoVerdict[] => [])

describe('what step 2 shows is made while she is still at step 1', () => {
  it('not before one of her photos counts', () => {
    expect(madeAhead([])).toBe('nothing')
    expect(madeAhead(photos([['no_face']]))).toBe('nothing')
  })
  it('as soon as every photo has been looked at, of one good photo already', () => {
    expect(madeAhead(photos([['backlit']]))).toBe('all')
    expect(madeAhead(photos([[], ['blurry']]))).toBe('all')
  })
  it('while others are being looked at, the best of five good ones is read, and nothing drawn of it', () => {
    expect(madeAhead(photos([...good(4), null]))).toBe('nothing')
    expect(madeAhead(photos([...good(4), ['no_face'], null]))).toBe('nothing')
    expect(madeAhead(photos([...good(5), null]))).toBe('photo')
    expect(madeAhead(photos([...good(14), null]))).toBe('photo')
  })
})
