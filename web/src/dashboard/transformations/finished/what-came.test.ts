import { describe, expect, it } from 'vitest'
import { sampleTransformation } from '../sample-transformation.ts'
import { whatCame } from './what-came.ts'

const ended = (facts = {}) => sampleTransformation({ status: 'completed', imagesCount: 5, ...facts })
const underWay = (facts = {}) =>
  sampleTransformation({
    status: 'generating',
    imagesCount: 5,
    extension: { images: 5, ready: 0, credits: 5 },
    ...facts,
  })

describe('what a run brought is counted apart from what she had', () => {
  it('of the first run: all its images', () =>
    expect(whatCame(ended(), sampleTransformation()).count).toBe(5))
  it('of more images: only the new ones', () =>
    expect(whatCame(ended({ imagesCount: 10 }), underWay()).count).toBe(5))
  it('also when some of them were seen already', () =>
    expect(
      whatCame(
        ended({ imagesCount: 10 }),
        underWay({ imagesCount: 8, extension: { images: 5, ready: 3, credits: 5 } }),
      ).count,
    ).toBe(5))
  it('whatever she deleted', () =>
    expect(
      whatCame(ended({ imagesCount: 8, imagesDeleted: 2 }), underWay({ imagesCount: 3, imagesDeleted: 2 }))
        .count,
    ).toBe(5))
  it('none, when none came', () => expect(whatCame(ended(), underWay()).count).toBe(0))
  it('and what came back this time, not what did before', () =>
    expect(
      whatCame(
        ended({ refund: { credits: 7, cents: 990 } }),
        underWay({ refund: { credits: 2, cents: 990 } }),
      ).refund,
    ).toEqual({ credits: 5, cents: 0 }))
})
