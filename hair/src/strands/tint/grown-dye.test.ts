import { describe, expect, it } from 'vitest'
import { parseTone, shadeOf } from '../../colour/tone.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { variationOf } from '../../plan/variations.ts'
import { groomOfStyle } from '../grooms/groom-of-style.ts'
import { grownDye } from './grown-dye.ts'

/** Hair of one lightness, OKLab. */
const hairOf = (L: number) => ({
  lightness: new Float32Array(101).fill(L),
  ...{ a: new Float32Array(51), b: new Float32Array(51), spread: [0, 0, 0] },
})
const BLACK = hairOf(0.16)
const BLONDE = hairOf(0.7)

const variationFor = (tone: string) => ({
  ...variationOf(0, Number.parseFloat(tone), 1),
  ...{ roots: 0.1, balayage: 0 },
})

/** How much deeper the roots of a style's first image are than its tips, OKLab lightness. */
function deeperRoots(style: string, tone: string, own: ReturnType<typeof hairOf>): number {
  const groom = groomOfStyle(style, 1)
  if (!groom) throw new Error(`${style} is not grown`)
  const { root, tip } = grownDye(own, groom, { tone, variation: variationFor(tone) })
  return root && tip ? tip.mid[0] - root.mid[0] : Number.NaN
}

describe('the roots of new hair', () => {
  it('stay deeper where it is much lighter than her own: all of one blonde it would be a wig', () => {
    expect(deeperRoots('carre_long_flou', '8.3', BLACK)).toBeGreaterThan(0.08)
    expect(deeperRoots('carre_long_flou', '8.3', BLONDE)).toBeLessThan(0.03)
  })
  it('have its colour where it is as dark as her own', () => {
    expect(deeperRoots('long_lisse', '2.0', BLACK)).toBeLessThan(0.03)
  })
  it('have its colour in a short cut, which is nothing but roots', () => {
    for (const style of ['pixie', 'garconne']) expect(deeperRoots(style, '10.1', BLACK)).toBeLessThan(0.03)
  })
  it('have its colour where hair is tied to a tail: its head was brown, and the tail blonde', () => {
    expect(deeperRoots('queue_couture', '8.3', BLACK)).toBeLessThan(0.03)
  })
  it('have its colour in an afro, of which tips are seen: brown above and blonde below it was two wigs', () => {
    expect(deeperRoots('afro_naturel', '8.3', BLACK)).toBeLessThan(0.03)
  })
})

it('long hair grown in a tone ends little lighter than the tone, however its variation is painted', () => {
  const groom = groomOfStyle('carre_long_flou', 1)
  if (!groom) throw new Error('it is not grown')
  const variation = { ...variationFor('8.3'), depth: 0, reflect: 1, balayage: 1 }
  const { tip } = grownDye(BLACK, groom, { tone: '8.3', variation })
  const [asked, next] = ['8.3', '9.3'].map((tone) => shadeOf(parseTone(tone)).mid[0])
  expect(tip?.mid[0]).toBeGreaterThanOrEqual(asked)
  expect(tip?.mid[0]).toBeLessThan((asked + next) / 2)
})

it('lengths much lighter than her own hair are light soon, strand by strand: a long way down is painted', () => {
  const groom = groomOfStyle('carre_long_flou', 1)
  if (!groom) throw new Error('it is not grown')
  const wish = { tone: '8.3', variation: variationFor('8.3') }
  const [dark, pale] = [BLACK, BLONDE].map((own) => grownDye(own, groom, wish))
  const wayOf = (dye?: { from: number; to: number }) => (dye ? dye.from - dye.to : Number.NaN)
  expect(wayOf(dark)).toBeLessThan(wayOf(pale) - 0.2)
  expect(dark?.streaks).toBeGreaterThan((pale?.streaks ?? 1) + 0.2)
})

it.each(['shag_boucle', 'boucles_libres'])(
  '%s is as light as its lengths at the brows: as deep as its roots it is a cap',
  (style) => {
    const groom = groomOfStyle(style, 1)
    if (!groom) throw new Error('it is not grown')
    const { from, to } = grownDye(BLACK, groom, { tone: '9.1', variation: variationFor('9.1') })
    /** How high the brows are, face heights. */
    const brows = 0.2
    expect(smoothstep(from, to, brows)).toBeGreaterThan(0.5)
  },
)
