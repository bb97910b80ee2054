import { describe, expect, it } from 'vitest'
import { drawnPhoto, outFile } from '../../test/drawings.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Recipe } from '../contract.ts'
import { readPhoto } from '../files/read-photo.ts'
import { stopwatch } from '../stopwatch.ts'
import { transform } from '../transform.ts'
import { measure } from './measure.ts'

const recipe: Recipe = {
  photo: await drawnPhoto('lob'),
  style: 'colour',
  technique: 'colour',
  tone: '6.66',
  variation: { depth: 0, reflect: 1, roots: 0, balayage: 0, shape: 1 },
  look: null,
  seed: 1,
}

describe('a recoloured drawing, measured', async () => {
  const analysis = await analyse(recipe.photo, stopwatch().timed)
  if (!analysis) throw new Error('Expected a face in the drawing')
  const file = outFile()
  await transform(recipe, file, { tool: 'test' })
  const after = await readPhoto(file, 1280)
  const measures = await measure(analysis, after, recipe)
  const { w, h } = after

  it('has changed nothing outside the hair', () => {
    expect(measures.psnrOutside).toBeGreaterThan(40)
    expect(measures.ssimOutside).toBeGreaterThan(0.98)
  })
  it('has the tone that was asked for, and not another', async () => {
    expect(measures.toneError).toBeLessThan(6)
    const other = await measure(analysis, after, { ...recipe, tone: '9.1' })
    expect(other.toneError).toBeGreaterThan(12)
  })
  it('has a face where it was', () => {
    expect(measures.landmarkDrift).toBeLessThan(0.03)
  })
  it('tells when the background has changed', async () => {
    const brighter = { w, h, data: after.data.map((v) => Math.min(255, v + 12)) }
    expect((await measure(analysis, brighter, recipe)).psnrOutside).toBeLessThan(30)
  })
  it('tells when the strands are gone', async () => {
    const data = after.data.slice()
    analysis.matte.alpha.forEach((share, i) => {
      if (share > 0.5) data.fill(90, i * 3, i * 3 + 3)
    })
    expect((await measure(analysis, { w, h, data }, recipe)).strandDetail).toBeLessThan(0.1)
  })
  it('says nothing of the strands of highlights: they are new contrast', async () => {
    const highlights = { ...recipe, colour: { where: 'highlights' } } as const
    expect((await measure(analysis, after, highlights)).strandDetail).toBeNull()
  })
  it('says nothing of the tone of a balayage: the roots stay hers', async () => {
    expect((await measure(analysis, after, { ...recipe, technique: 'balayage' })).toneError).toBeNull()
  })
})
