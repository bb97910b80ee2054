import { expect, it } from 'vitest'
import { random } from './random.ts'
import { RowSampler } from './row-sampler.ts'
import { samplePlane } from './sample-plane.ts'

const small = { w: 5, h: 4 }
const full = { w: 23, h: 17 }
const next = random(3)
const planes = [0, 1].map(() => Float32Array.from({ length: small.w * small.h }, next))

it('reads what samplePlane reads, at every pixel', () => {
  const sampler = new RowSampler(planes, small, full)
  for (let y = 0; y < full.h; y++) {
    sampler.row(y)
    for (let x = 0; x < full.w; x++) {
      for (const [k, plane] of planes.entries()) {
        expect(sampler.at(k, x)).toBeCloseTo(samplePlane(plane, small, full, x, y), 5)
      }
    }
  }
})
