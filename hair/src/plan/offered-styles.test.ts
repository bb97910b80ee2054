import { describe, expect, it } from 'vitest'
import { isGraded } from '../fitness/fitness.ts'
import { GROOMS, groomOfStyle } from '../strands/grooms/groom-of-style.ts'
import { offeredStyles } from './offered-styles.ts'
import { GROWN_STYLE_IDS } from './styles.ts'

describe('only styles that can be made honestly are offered', () => {
  it('without looks: colours and edits of her own hair, and what is grown so well that it may be sold', () => {
    const own = ['balayage_doux', 'carre_long_flou', 'degrade_volume', 'long_lisse', 'ondulations_soleil']
    expect(new Set(offeredStyles([]))).toEqual(new Set([...own, ...GROWN_STYLE_IDS]))
  })
  it('each style that is grown has its cut', () => {
    for (const style of GROWN_STYLE_IDS) expect(groomOfStyle(style, 1)).not.toBeNull()
    expect(groomOfStyle('toString', 1)).toBeNull()
  })
  it('a groom of which no picture was graded is not offered', () => {
    const ungraded = Object.keys(GROOMS).filter((style) => !isGraded(style, 'strands'))
    expect(ungraded).toEqual(['chignon_mariee'])
    expect(offeredStyles([]).filter((style) => ungraded.includes(style))).toEqual([])
  })
  it('a look adds the style it shows', () => {
    const look = {
      id: 'a',
      picture: '/a.jpg',
      baseStyle: 'chignon_mariee',
      tone: null,
      licence: 'CC0',
      source: 'us',
      head: null,
    }
    expect(offeredStyles([look])).toContain('chignon_mariee')
  })
})
