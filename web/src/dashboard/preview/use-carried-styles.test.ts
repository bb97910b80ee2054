import { expect, it } from 'vitest'
import { wornOn } from './use-carried-styles.ts'

const told = wornOn({
  impossible: [{ style: 'pixie', reason: 'hidden' }],
  depths: [
    { style: 'carre_frange', from: 1, upTo: 7 },
    { style: 'balayage_doux', from: 5, upTo: 8 },
  ],
  few: ['carre_frange'],
})

it.each([
  { style: 'pixie', tone: null, why: 'hidden' },
  { style: 'pixie', tone: '4.3', why: 'hidden' },
  { style: 'carre_frange', tone: null, why: null },
  { style: 'carre_frange', tone: '7.44', why: null },
  { style: 'carre_frange', tone: '8.34', why: 'too_light' },
  { style: 'balayage_doux', tone: '4.3', why: 'too_deep' },
  { style: 'balayage_doux', tone: '10.1', why: 'too_light' },
] as const)('$style in $tone cannot be chosen: $why', ({ style, tone, why }) => {
  expect(told.whyNot(style, tone)).toBe(why)
})

it('the tones to choose among are those her photos carry in the style she chose, or in any', () => {
  expect(told.depthsOf('balayage_doux')).toMatchObject({ from: 5, upTo: 8 })
  expect(told.depthsOf(null)).toEqual({ from: 1, upTo: 8 })
})

it('before anything is known all may be chosen, but what no photo could carry', () => {
  const unknown = wornOn({ impossible: [], depths: [], few: [] })
  expect([unknown.whyNot('pixie', '10.1'), unknown.depthsOf(null)]).toEqual([null, { from: 1, upTo: 10 }])
  expect(unknown.whyNot('balayage_doux', '2.0')).toBe('too_deep')
})

it('an order falls short, as far as is known, where few of her photos carry the style', () => {
  expect([told.mayFallShort('carre_frange'), told.mayFallShort('balayage_doux')]).toEqual([true, false])
})
