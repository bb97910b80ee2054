import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { analyse } from '../analysis/analyse.ts'
import { stopwatch } from '../stopwatch.ts'
import { matteStability } from './matte-stability.ts'

describe('the matte of a drawing', async () => {
  const analysis = await analyse(await drawnPhoto('lob'), stopwatch().timed)
  if (!analysis) throw new Error('Expected a face in the drawing')
  const { picture, matte } = analysis
  const stability = await matteStability(picture, matte)

  it.each(['crop', 'mirror', 'jpeg'] as const)('is nearly the same after this: %s', (change) => {
    expect(stability[change]).toBeGreaterThan(0.85)
    expect(stability[change]).toBeLessThanOrEqual(1)
  })
  it('is seen to differ where another one is given', async () => {
    const half = { ...matte, alpha: matte.alpha.map((share) => share / 2) }
    expect((await matteStability(picture, half)).mirror).toBeLessThan(0.6)
  })
})
