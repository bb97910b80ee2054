import { describe, expect, it } from 'vitest'
import { blank, drawnPhoto, outFile } from '../test/drawings.ts'
import type { Recipe, Technique } from './contract.ts'
import { FIT_LIMIT } from './fitness/fitness.ts'
import { judgePhoto } from './judge-photo.ts'
import { transform } from './transform.ts'

const recipeFor = (photo: string, technique: Technique): Recipe => ({
  ...{ photo, style: 's', technique, tone: '6.6', look: null, seed: 1 },
  variation: { depth: 0, reflect: 1, roots: 0.3, balayage: 0.2, shape: 1 },
})

describe('a photo is judged before an order is planned', () => {
  it('for what can be done with its hair, and how it is held', async () => {
    const photo = await drawnPhoto('lob')
    const judgement = await judgePhoto(photo)
    expect(judgement).toMatchObject({
      fault: null,
      techniques: expect.arrayContaining(['colour', 'balayage']),
    })
    expect(judgement.confidence).toBeGreaterThan(0.8)
    expect(judgement.upTo).toBe(10)
    expect(Math.abs(judgement.head?.turn ?? 1)).toBeLessThan(0.1)
    expect(Math.min(...Object.values(judgement.fitness ?? {}))).toBeGreaterThanOrEqual(FIT_LIMIT)
    const { fitness } = judgement
    const ofHerOwn = await judgePhoto(photo, ['balayage_doux'])
    const { techniques } = ofHerOwn
    expect(ofHerOwn).toEqual({ ...judgement, techniques, grown: [], fitness: ofHerOwn.fitness })
    expect(techniques).toEqual(judgement.techniques.filter((one) => one !== 'lob' && one !== 'bob'))
    expect(fitness).toMatchObject(ofHerOwn.fitness ?? { none: 'read' })
  })
  it.each([
    { drawing: 'lob', hair: 'light blonde', depth: 8, upTo: 10 },
    { drawing: 'avant', hair: 'dark blonde', depth: 6, upTo: 10 },
    { drawing: 'carre', hair: 'brown', depth: 4, upTo: 9 },
  ] as const)('for the depths of $hair hair: its own, and the lightest', async ({ drawing, ...depths }) => {
    const { depth = 0, upTo = 0 } = await judgePhoto(await drawnPhoto(drawing), [])
    expect([Math.round(depth), Math.round(upTo)]).toEqual([depths.depth, depths.upTo])
  })
  it('as the making of the image will judge it', async () => {
    const photo = await drawnPhoto('carre', { turn: 40 })
    const { fault } = await judgePhoto(photo)
    expect(fault).toBe('head_tilted')
    const outcome = await transform(recipeFor(photo, 'colour'), outFile(), { tool: 't' })
    expect(outcome).toMatchObject({ made: false, reason: fault })
  })
  it('and refused for the technique the making will refuse', async () => {
    const photo = await drawnPhoto('carre')
    const { techniques } = await judgePhoto(photo)
    const refused = (['waves', 'lob', 'volume', 'gloss'] as const).filter((one) => !techniques.includes(one))
    expect(refused).not.toHaveLength(0)
    for (const technique of refused) {
      const outcome = await transform(recipeFor(photo, technique), outFile(), { tool: 't' })
      expect(outcome).toMatchObject({ made: false, reason: 'cut_not_possible' })
    }
  })
  it('and possible as a lob where every length of one can be cut', async () => {
    const photo = await drawnPhoto('avant')
    expect((await judgePhoto(photo, ['carre_long_flou'])).techniques).toContain('lob')
    expect((await judgePhoto(photo, ['balayage_doux'])).techniques).not.toContain('lob')
    const lob = { ...recipeFor(photo, 'lob'), style: 'carre_long_flou', tone: '7.3' }
    const shortest = { ...lob, variation: { ...lob.variation, shape: 0.65 } }
    expect(await transform(shortest, outFile(), { tool: 't' })).toMatchObject({ made: true })
  })
  it('and what is likely to be unfit is not judged possible, nor made, but for those who grade it', async () => {
    const photo = await drawnPhoto('avant')
    const grown = { ...recipeFor(photo, 'strands'), style: 'chignon_haut', tone: '4.0' }
    expect((await judgePhoto(photo, ['chignon_haut'])).grown).toEqual([])
    expect(await transform(grown, outFile(), { tool: 't' })).toMatchObject({ reason: 'cut_not_possible' })
    expect(await transform(grown, outFile(), { tool: 't', evenUnfit: true })).toMatchObject({ made: true })
  })
  it('without a face: of no use', async () => {
    expect(await judgePhoto(await blank(800, 800))).toEqual({
      ...{ fault: 'no_face', confidence: 0, techniques: [], grown: [], head: null },
    })
  })
})
