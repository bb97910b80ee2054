import { expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { plainMasks, plainReduced } from '../../../test/plain-layers.ts'
import { CLOTHES } from '../../matte/masks.ts'
import { LAYER } from '../layers/layout.ts'
import { printOf } from './print-of.ts'

const [w, h] = [120, 160]
const isHole = (i: number) => Math.abs((i % w) - 30) < 9 && Math.abs(((i / w) | 0) - 110) < 9

function printed(toneAt: (x: number, y: number) => number) {
  const tone = Float32Array.from({ length: w * h }, (_, i) => toneAt(i % w, (i / w) | 0))
  const hole = Uint8Array.from(tone, (_, i) => (isHole(i) ? 1 : 0))
  const quarter = { ...plainReduced({ w, h }, LAYER.clothes), channels: [tone, tone, tone], hole }
  const picture = { w, h, data: new Uint8Array(w * h * 3) }
  return printOf(quarter, { masks: plainMasks({ w, h }, CLOTHES), picture, face: ovalFace(60, 40, 40) })
}

it('a print goes on in pieces', () => {
  const pieces = printed((x, y) => (x % 8 < 4 && y % 8 < 4 ? 0.2 : 0.8))
  expect(pieces?.label[110 * w + 30]).toBeGreaterThanOrEqual(0)
})
it('plain cloth does not: its patches are believed', () => expect(printed(() => 0.6)).toBeNull())
