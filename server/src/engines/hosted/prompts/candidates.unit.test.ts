import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../testing/engines/runs.ts'
import { candidateSeed, learnedCandidates } from './candidates.ts'
import { learnedPrompt } from './prompts.ts'
import { POSE_IDS, SCENE_IDS, SCENES } from './scenes.ts'
import { TRIGGER } from './subject.ts'

const order = (seed: number, count: number) =>
  learnedCandidates({ style: 'carre_frange', tone: '1.0', seed, count })
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const EVERY_SCENE_IN_EVERY_POSE = SCENE_IDS.length * POSE_IDS.length
const BRIGHT = SCENE_IDS.filter((scene) => SCENES[scene].isBright).length

describe('what could be made of one order', () => {
  it('is the same again for the same order, and fewer are the beginning of more', () => {
    fc.assert(
      fc.property(seeds, fc.nat(120), fc.nat(120), (seed, count, more) => {
        expect(order(seed, count)).toEqual(order(seed, count + more).slice(0, count))
      }),
      { numRuns: runs(50, 1000) },
    )
  })
  it('is another seed every time, one a service takes, and another prompt until all were used', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const candidates = order(seed, 2 * EVERY_SCENE_IN_EVERY_POSE)
        expect(new Set(candidates.map((one) => one.seed)).size).toBe(candidates.length)
        for (const one of candidates) expect(one.seed >= 0 && one.seed < 2 ** 31).toBe(true)
        const prompts = candidates.map((one) => learnedPrompt({ ...one, trigger: TRIGGER }))
        expect(new Set(prompts.slice(0, EVERY_SCENE_IN_EVERY_POSE)).size).toBe(EVERY_SCENE_IN_EVERY_POSE)
        expect(new Set(prompts).size).toBe(EVERY_SCENE_IN_EVERY_POSE)
      }),
      { numRuns: runs(20, 500) },
    )
  })
  it('begins with pictures that face the camera in even light', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { scene, pose } of order(seed, BRIGHT))
          expect([SCENES[scene].isBright, pose]).toEqual([true, 'facing'])
        expect(SCENES[order(seed, BRIGHT + 1).at(-1)!.scene].isBright).toBe(false)
      }),
      { numRuns: runs(50, 1000) },
    )
    expect(BRIGHT).toBeGreaterThanOrEqual(5)
  })
  it('shows every scene before any comes back', () => {
    expect(new Set(order(7, SCENE_IDS.length).map(({ scene }) => scene))).toEqual(new Set(SCENE_IDS))
    expect(SCENE_IDS.length).toBeGreaterThanOrEqual(12)
  })
  it('is in another order for another seed', () => {
    const scenes = (seed: number) => order(seed, SCENE_IDS.length).map(({ scene }) => scene)
    expect(scenes(1)).not.toEqual(scenes(2))
  })
})

it.each([0, 2 ** 31 - 2, 2 ** 31 - 1])('from seed %i on, seeds stay within what services take', (seed) => {
  const drawn = [0, 1, 2, 2 ** 20].map((n) => candidateSeed(seed, n))
  expect(drawn[0]).toBe(seed)
  for (const one of drawn) expect(one >= 0 && one < 2 ** 31).toBe(true)
})
