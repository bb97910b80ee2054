import { describe, expect, it } from 'vitest'
import { offeredStyles } from './offered-styles.ts'

describe('only styles that can be made honestly are offered', () => {
  it('without looks: colours and edits of her own hair', () => {
    expect(offeredStyles([]).sort()).toEqual([
      'balayage_doux',
      'carre_long_flou',
      'degrade_volume',
      'long_lisse',
      'ondulations_soleil',
    ])
  })
  it('a look adds the style it shows', () => {
    const look = {
      id: 'a',
      picture: '/a.jpg',
      baseStyle: 'pixie',
      tone: null,
      licence: 'CC0',
      source: 'us',
      head: null,
    }
    expect(offeredStyles([look])).toContain('pixie')
  })
})
