import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { ovalRadius } from '../../cut/layer/hairline.ts'
import { random } from '../../pixels/random.ts'
import { surveyOf } from '../../plate/survey.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { looseRoots } from '../grow/scatter-roots.ts'
import { spaceNoise } from '../grow/space-noise.ts'
import type { Root } from '../grow/strands.ts'
import { sweptHead } from '../head/swept-head.ts'
import { behindForehead } from './behind-forehead.ts'
import { groomOfStyle } from './groom-of-style.ts'

const analysis = await analyse(await drawnPhoto('carre'), stopwatch().timed)
if (!analysis) throw new Error('no face')
const small = await shrinkAnalysis(analysis, { w: 288, h: 384 })
const head = sweptHead(fitHead(small, surveyOf(small)), ovalRadius(small.face))

/** How many roots lie so far behind the line in the middle of the forehead, units. */
function rootsOf(style: string): (from: number, to: number) => number {
  const groom = groomOfStyle(style, 1)
  if (!groom) throw new Error(`${style} is not grown`)
  const roots = looseRoots({ head, groom, next: random(1), noise: spaceNoise(1) }, 60000)
  const isAbove = ({ x, z }: Root) => Math.abs(x) < 5 && z > 3
  const behind = roots.filter(isAbove).map((root) => behindForehead(root, head))
  return (from, to) => behind.filter((far) => far >= from && far < to).length
}

describe('hair that is swept out of the face', () => {
  it.each(['chignon_haut', 'queue_couture', 'chignon_mariee'])(
    'of %s begins thin over the forehead',
    (style) => {
      const roots = rootsOf(style)
      expect(roots(-9, 0)).toBe(0)
      expect(roots(0, 0.3)).toBeLessThan(roots(0.7, 1) / 2)
      expect(roots(0.7, 1)).toBeLessThan(roots(1.6, 1.9))
    },
  )
  it('is where it is behind the ears, whatever lies before it in the picture', () =>
    expect(
      behindForehead({ x: 0, y: 5, z: -6, nx: 0, ny: 0, nz: -1, zone: 1, growth: 1 }, head),
    ).toBeGreaterThan(0))
})
