import { describe, expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { partScalp, scalpBetween, scalpColour, shadedScalp, showScalp } from './part-scalp.ts'

/** Its part lies over the middle of it. */
const head = straightHead(240, 300, 600)
const [MIDDLE, HAIRLINE] = [240, 180]
const part = { part: () => 0, isBraided: false }

/** Strands that cover all but a strip, `wide` pixels across, `aside` pixels beside the middle. */
function strandsBut(wide: number, aside = 0) {
  const left = MIDDLE + aside - wide / 2
  const strip = [
    [left, 0],
    [left + wide, 0],
    [left + wide, head.h],
    [left, head.h],
  ] as [number, number][]
  return Float32Array.from(fillPolygon(strip, head.w, head.h), (isOpen) => (isOpen ? 0 : 1))
}

const most = (share: Float32Array) => share.reduce((a, b) => Math.max(a, b), 0)
const across = (share: Float32Array, y: number) => share.subarray(y * head.w, (y + 1) * head.w)

describe('what a part leaves open', () => {
  it('is scalp behind the hairline, and ever less of it towards the outline of the crown', () => {
    const share = partScalp(head, part, strandsBut(6))
    const at = (y: number) => most(across(share, y))
    const outline = head.y0 - head.unit * (head.skull.y + head.skull.above)
    expect(at(HAIRLINE - 30)).toBeGreaterThan(0.5)
    expect(at(outline + 10)).toBeLessThan(0.7 * at(HAIRLINE - 30))
    expect(at(outline - 10)).toBe(0)
  })
  it('is no scalp on the forehead: the skin there is her own', () => {
    expect(most(across(partScalp(head, part, strandsBut(6)), HAIRLINE + 20))).toBe(0)
  })
  it('is the shade of hair where it is narrow: between two strands that touch nobody sees skin', () => {
    expect(most(partScalp(head, part, strandsBut(1)))).toBeLessThan(0.35)
  })
  it('is never a ribbon: a bare crown shows scalp along the line alone', () => {
    const share = across(partScalp(head, part, new Float32Array(head.w * head.h)), HAIRLINE - 30)
    expect(share.filter((a) => a > 0.3).length).toBeLessThan(head.unit)
  })
  it('is the shade of hair beside the part: elsewhere she would be bald', () => {
    expect(most(partScalp(head, part, strandsBut(6, 20)))).toBe(0)
  })
  it('is covered by single hairs', () => {
    const strands = strandsBut(6)
    const y = HAIRLINE - 30
    strands.fill(1, y * head.w, (y + 1) * head.w)
    const share = partScalp(head, part, strands)
    expect(most(across(share, y))).toBeLessThan(0.75 * most(across(share, y - 4)))
  })
})

it('scalp is a little darker than her cheeks, which are lit, and of their hue', () => {
  const [L, a, b] = scalpColour([
    [0.8, 0.04, 0.05],
    [0.7, 0.04, 0.05],
  ])
  expect(L).toBeGreaterThan(0.8 * 0.75)
  expect(L).toBeLessThan(0.75)
  expect(a / b).toBeCloseTo(0.8, 5)
})

it('scalp of a part that runs into the forehead covers what lies there, and leaves the hairs before it', () => {
  const layer = {
    w: 3,
    h: 1,
    alpha: Float32Array.of(0, 0.4, 1),
    lab: Float32Array.of(0, 0, 0, 0.2, 0, 0, 0.2, 0, 0),
  }
  showScalp(layer, Float32Array.of(0.6, 0.3, 0), { colour: [0.6, 0.05, 0.05], covers: true })
  expect([...layer.alpha].map((a) => a.toFixed(2))).toEqual(['0.60', '0.58', '1.00'])
  expect(layer.lab[0]).toBeCloseTo(0.6, 5)
  expect(layer.lab[3]).toBeGreaterThan(0.3)
  expect(layer.lab[3]).toBeLessThan(0.5)
  expect(layer.lab[6]).toBeCloseTo(0.2, 5)
})

it('scalp between braids takes the place of what filled a gap, and covers nothing besides: before it lies her own skin', () => {
  const layer = { w: 2, h: 1, alpha: Float32Array.of(0.2, 0.5), lab: Float32Array.of(0.3, 0, 0, 0.3, 0, 0) }
  showScalp(layer, Float32Array.of(0.8, 0), { colour: [0.6, 0.05, 0.05], covers: false })
  expect([...layer.alpha].map((a) => a.toFixed(2))).toEqual(['0.20', '0.50'])
  expect(layer.lab[0]).toBeCloseTo(0.6, 5)
  expect(layer.lab[3]).toBeCloseTo(0.3, 5)
})

it('between copper strands scalp is warmer than it is: hair throws its colour on it', () => {
  const layer = { w: 1, h: 1, alpha: Float32Array.of(1), lab: Float32Array.of(0.5, 0.1, 0.12) }
  showScalp(layer, Float32Array.of(1), { colour: [0.6, 0.04, 0.04], covers: false })
  expect(layer.lab[0]).toBeCloseTo(0.6, 5)
  expect(layer.lab[2]).toBeGreaterThan(0.05)
  expect(layer.lab[2]).toBeLessThan(0.08)
})

describe('beside a bare line', () => {
  const across30 = (isBraided: boolean) =>
    across(partScalp(head, { ...part, isBraided }, new Float32Array(head.w * head.h)), HAIRLINE - 30)
  const wide = (isBraided: boolean) => across30(isBraided).filter((a) => a > 0.3).length / head.unit

  it('the scalp of loose hair is hardly wider than a millimetre: as wide as a pencil it is a scar', () => {
    expect(wide(false)).toBeGreaterThan(0)
    expect(wide(false)).toBeLessThan(0.26)
  })
  it('that of braids, which a comb laid bare, is wider, and no finger', () => {
    expect(wide(true)).toBeGreaterThan(wide(false))
    expect(wide(true)).toBeLessThan(0.6)
  })
  it('loose hair leaves none of it in the full light, as braids do', () => {
    expect(most(across30(false))).toBeLessThan(0.8)
    expect(most(across30(true))).toBeGreaterThan(0.9)
  })
  it('the scalp of loose hair runs into the forehead: ending behind the hairline it is a seam', () => {
    const at = partScalp(head, part, new Float32Array(head.w * head.h))
    expect(most(across(at, HAIRLINE - 2))).toBeGreaterThan(0.15)
  })
})

describe('what braids leave open', () => {
  const y = HAIRLINE - 30
  const between = (wide: number, aside = 0) => across(scalpBetween(head, strandsBut(wide, aside)), y)

  it('is scalp where they begin, away from the part too: without it rows are one dark mat', () => {
    expect(most(between(6))).toBeGreaterThan(0.3)
    expect(most(between(6, 20))).toBeGreaterThan(0.3)
  })
  it('lies in the shade of them, and keeps its hue: a row is no pale strip, and none is grey', () => {
    const [L, a, b] = shadedScalp([0.5, 0.05, 0.06], 'between')
    expect(L).toBeLessThan(0.4)
    expect([a, b]).toEqual([0.05, 0.06])
    expect(shadedScalp([0.5, 0.05, 0.06], 'part')[0]).toBeGreaterThan(L)
  })
  it('is her own skin on the forehead', () => {
    expect(most(across(scalpBetween(head, strandsBut(6)), HAIRLINE + 20))).toBe(0)
  })
  it('is no scalp beside the outline of hair: that would be a pale seam', () => {
    expect(
      most(scalpBetween(head, strandsBut(6).fill(0, 0, y * head.w)).subarray(0, y * head.w)),
    ).toBeLessThan(0.05)
  })
})
