import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { plainPortrait } from '../../../test/plain-portrait.ts'
import { analyse } from '../../analysis/analyse.ts'
import { BACKGROUND, HAIR } from '../../matte/masks.ts'
import { surveyOf } from '../../plate/survey.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { PREVIEW } from '../../preview/sketch.ts'
import { stopwatch } from '../../stopwatch.ts'
import { canOffer, canReshape, RESHAPE_LIMITS } from './reshape.ts'

/** Hair as a block above the head and two locks beside it, down to a row of the mask; the chin is in row 40. */
const hairTo = (row: number) => {
  const isHair = (x: number, y: number) =>
    (y >= 8 && y < 18 && x >= 15 && x < 45) || (y >= 18 && y < row && (x < 19 ? x >= 15 : x >= 41 && x < 45))
  const { matte, face } = plainPortrait({
    kindAt: (x, y) => (isHair(x, y) ? HAIR : BACKGROUND),
    colourAt: () => [90, 70, 60],
  })
  return { matte, face, measures: { length: 0 } }
}

describe('ends are painted', () => {
  it.each([
    { what: 'no lower than the eyes', row: 28, can: false },
    { what: 'a little below them', row: 32, can: false },
    { what: 'to the chin', row: 40, can: true },
    { what: 'to the shoulders', row: 60, can: true },
  ])('on hair $what: $can', ({ row, can }) => {
    expect(canReshape(hairTo(row), 'balayage')).toBe(can)
  })
})

describe('long hair is cut to a lob', () => {
  it.each([
    { what: 'known', trust: 1, can: true },
    { what: 'invented and not believed', trust: 0, can: false },
  ])('where the ground behind her ends is $what: $can', async ({ trust, can }) => {
    const analysis = await analyse(await drawnPhoto('avant'), stopwatch().timed)
    if (!analysis) throw new Error('No face in a drawn portrait')
    expect(analysis.measures.length).toBeGreaterThan(RESHAPE_LIMITS.lengthToCut.lob)
    const small = await shrinkAnalysis(analysis, PREVIEW)
    const ground = surveyOf(analysis)
    const believed = () => ({ ...ground, trust: ground.trust.map(() => trust) })
    expect(canOffer({ analysis, small }, 'lob', believed)).toBe(can)
  })
})

describe('hair is sold as cut only where enough of it falls to be seen', () => {
  const cuts = ['lob', 'bob'] as const
  it.each(
    cuts.flatMap((cut) => [
      { cut, what: 'a little less than', by: -0.001, can: false },
      { cut, what: 'just', by: 0, can: true },
      { cut, what: 'more than', by: 0.001, can: true },
    ]),
  )('$cut: $what enough: $can', ({ cut, by, can }) => {
    const length = RESHAPE_LIMITS.lengthToCut[cut] + by
    expect(canReshape({ ...hairTo(60), measures: { length } }, cut)).toBe(can)
  })
})
