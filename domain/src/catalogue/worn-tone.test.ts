import { describe, expect, it } from 'vitest'
import { BASE_STYLE_IDS, BASE_STYLES } from './base-styles.ts'
import { OFFERED_TONES } from './offered-tones.ts'
import { readTone } from './tones.ts'
import { depthsOfStyle, missOfTone, otherTone, wornTone } from './worn-tone.ts'

const EVERY_DEPTH = { from: 1, upTo: 10 }

describe('a style is worn in', () => {
  it.each([
    { chosen: null, worn: '10.1', other: null, what: 'its own tone where she chose none' },
    { chosen: '10.1', worn: '10.1', other: null, what: 'its own tone where she chose that one' },
    { chosen: '4.3', worn: '4.3', other: '4.3', what: 'the tone she chose' },
  ])('$what', ({ chosen, worn, other }) => {
    expect([wornTone('pixie', chosen), otherTone('pixie', chosen)]).toEqual([worn, other])
  })
})

describe('of the tones she may choose', () => {
  it.each([
    { tone: '7.44', upTo: 7, miss: null },
    { tone: '8.34', upTo: 7, miss: 'too_light' },
    { tone: '8.34', upTo: 8, miss: null },
    { tone: '10.1', upTo: 9, miss: 'too_light' },
    { tone: '10.1', upTo: 10, miss: null },
  ])('$tone on photos that carry depths up to $upTo: $miss', ({ tone, upTo, miss }) => {
    expect(missOfTone('carre_frange', tone, { from: 1, upTo })).toBe(miss)
  })

  it.each([
    { tone: '4.3', from: 5, miss: 'too_deep' },
    { tone: '4.3', from: 4, miss: null },
  ])('$tone where hair must be lightened from $from on: $miss', ({ tone, from, miss }) => {
    expect(missOfTone('carre_frange', tone, { from, upTo: 10 })).toBe(miss)
  })

  it('the own tone of a style is never refused: it is made as light as her photos carry', () => {
    expect(BASE_STYLE_IDS.map((style) => missOfTone(style, null, { from: 1, upTo: 1 }))).toEqual(
      BASE_STYLE_IDS.map(() => null),
    )
    expect(missOfTone('pixie', '10.1', { from: 1, upTo: 7 })).toBeNull()
  })

  it('a balayage takes none that leaves no room for roots two depths deeper; all other styles take each', () => {
    const taken = (style: (typeof BASE_STYLE_IDS)[number]) =>
      OFFERED_TONES.filter((tone) => missOfTone(style, tone, depthsOfStyle(style)) === null)
    expect(taken('balayage_doux')).toEqual(OFFERED_TONES.filter((tone) => readTone(tone).depth >= 3))
    const others = BASE_STYLE_IDS.filter((style) => style !== 'balayage_doux')
    expect(others.filter((style) => taken(style).length < OFFERED_TONES.length)).toEqual([])
  })

  it('the own tone of every style lies within what it can be worn in', () => {
    const outside = BASE_STYLE_IDS.filter((style) => {
      const { depth } = readTone(BASE_STYLES[style].tone)
      return depth < depthsOfStyle(style).from
    })
    expect([outside, depthsOfStyle('pixie')]).toEqual([[], EVERY_DEPTH])
  })
})
