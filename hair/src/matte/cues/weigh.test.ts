import { describe, expect, it } from 'vitest'
import { plainScene } from '../../../test/plain-scene.ts'
import { BACKGROUND, CLASSES, HAIR, SKIN } from '../masks.ts'
import { hearColour, hearRoots, keepToPerson, weigh } from './weigh.ts'

const plane = (share: number) => Float32Array.of(share)
/** One pixel: how much of it is hair, the rest background or skin. */
const shares = (hair: number, rest: number = BACKGROUND) =>
  CLASSES.map((kind) => plane(kind === HAIR ? hair : kind === rest ? 1 - hair : 0))
const classical = (hair: number, evidence: number, root = 0) => ({
  found: shares(hair),
  evidence: plane(evidence),
  roots: plane(root),
})
/** What speaks for hair on one pixel. */
const weighed = (word: ReturnType<typeof classical>, learned: Float32Array[]) =>
  weigh(plainScene(1, 1, 1), { classical: word, learned }).evidence[0]

describe('two witnesses', () => {
  it('the learned word weighs more', () => {
    expect(weighed(classical(0, -2), shares(0.9))).toBeGreaterThan(0)
    expect(weighed(classical(1, 2), shares(0.1))).toBeLessThan(0)
  })
  it('strands on the forehead speak for hair where the network is in doubt, not where it is sure', () => {
    const rooted = (hair: number) => weighed(classical(0, -5, 1), shares(hair, SKIN))
    expect(rooted(0.2)).toBeGreaterThan(0)
    expect(rooted(0.01)).toBeLessThan(0)
    expect(weighed(classical(0, -5), shares(0.2, SKIN))).toBeLessThan(0)
  })
  it('a flower at the temple has texture, but lies on no forehead', () => {
    expect(weighed(classical(0, -5, 1), shares(0.2))).toBeLessThan(0)
  })
})

describe('the colours of her own skin and hair', () => {
  it('move a share from one to the other', () => {
    const ear = { found: shares(0.7, SKIN), evidence: plane(1) }
    hearColour(ear, plane(-1))
    expect(ear.found[HAIR][0]).toBeLessThan(0.1)
    expect(ear.found[SKIN][0]).toBeGreaterThan(0.9)
    expect(ear.evidence[0]).toBeLessThan(0)
  })
  it('are not heard where strands mix with the wall behind', () => {
    const end = { found: shares(0.7, BACKGROUND), evidence: plane(1) }
    hearColour(end, plane(-1))
    expect(end).toEqual({ found: shares(0.7, BACKGROUND), evidence: plane(1) })
  })
})

describe('pale roots', () => {
  it('are hair, though the witnesses are sure they are skin', () => {
    const root = { found: shares(0.01, SKIN), evidence: plane(-6) }
    hearRoots(root, plane(0.6))
    expect(root.evidence[0]).toBeGreaterThan(3)
    expect(root.found[HAIR][0]).toBeGreaterThan(0.9)
    expect(root.found[HAIR][0] + root.found[SKIN][0]).toBeCloseTo(1)
  })
  it('change nothing where none are', () => {
    const skin = { found: shares(0.01, SKIN), evidence: plane(-6) }
    hearRoots(skin, plane(0))
    expect(skin).toEqual({ found: shares(0.01, SKIN), evidence: plane(-6) })
  })
})

describe('where nobody is', () => {
  it('a wall of the colour of hair is background', () => {
    const wall = { found: shares(0.9), evidence: plane(5) }
    keepToPerson(wall, plane(0))
    expect(wall.found).toEqual(shares(0))
    expect(wall.evidence[0]).toBeLessThan(-5)
  })
  it('hair on the person stays, and half of it at the rim', () => {
    const inside = { found: shares(0.9), evidence: plane(5) }
    keepToPerson(inside, plane(1))
    expect(inside).toEqual({ found: shares(0.9), evidence: plane(5) })
    keepToPerson(inside, plane(0.5))
    expect(inside.found[HAIR][0]).toBeCloseTo(0.45)
    expect(inside.evidence[0]).toBe(5)
  })
})
