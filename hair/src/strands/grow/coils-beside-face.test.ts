import { describe, expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { ANGLES } from '../../cut/layer/hairline.ts'
import { groomOfStyle } from '../grooms/groom-of-style.ts'
import { FAR } from '../head/depth-map.ts'
import { coilsBesideFace } from './coils-beside-face.ts'

const POINTS = 24
/** Half the width of a round face, units, and how far before the ears its skin is. */
const [EDGE, SKIN] = [8, 3]

function headOf() {
  const head = straightHead(480, 600, 1280)
  const [w, h] = [head.w / 2, head.h / 2]
  const z = Float32Array.from({ length: w * h }, (_, i) => {
    const aside = Math.hypot((i % w) * 2 - head.x0, ((i / w) | 0) * 2 - head.y0) / head.unit
    return aside < EDGE ? SKIN : FAR
  })
  return { ...head, depth: { w, h, z } }
}

const head = headOf()
const oval = new Float32Array(ANGLES).fill((EDGE * head.unit) / head.frame.s)

function hung(density?: number) {
  const groom = groomOfStyle('afro_naturel', 1)
  if (!groom) throw new Error('an afro is not grown')
  const { count, at, width } = coilsBesideFace(head, groom, oval, { seed: 1, density, points: POINTS })
  const hairs = Array.from({ length: count }, (_, i) =>
    Array.from({ length: POINTS }, (_, k) => {
      const [x, y, z] = at.subarray((i * POINTS + k) * 3)
      return { x, y, z, over: EDGE - Math.hypot(x, y) }
    }),
  )
  return { hairs, width, groom }
}

describe('coils beside the face', () => {
  const { hairs, width, groom } = hung()
  const reach = hairs.map((hair) => Math.max(...hair.map(({ over }) => over)))
  it('hangs on both sides, from beside its edge', () => {
    for (const side of [-1, 1])
      expect(hairs.filter(([root]) => root.x * side > 0)).toHaveLength(hairs.length / 2)
    for (const [root] of hairs) expect(root.over).toBeLessThan(0.2)
  })
  it('comes in over the edge, lock by lock: else the face is cut out and lies on the hair', () => {
    const over = reach.filter((far) => far > 0.3).length / reach.length
    expect(over).toBeGreaterThan(0.15)
    expect(over).toBeLessThan(0.9)
  })
  it('never far into the face', () => expect(Math.max(...reach)).toBeLessThan(3.2))
  it('lies before the skin, close to it', () => {
    const points = hairs.flat()
    const onFace = points.filter(({ over }) => over > 0.6)
    expect(Math.min(...onFace.map(({ z }) => z))).toBeGreaterThan(SKIN - 0.2)
    expect(Math.max(...hairs.map((hair) => Math.max(...hair.map(({ z }) => z))))).toBeLessThan(SKIN + 2)
  })
  it('differs in length', () => {
    const long = hairs.map(([root, ...rest]) => Math.max(...rest.map(({ y }) => root.y - y)))
    long.sort((a, b) => a - b)
    expect(long[long.length >> 3]).toBeLessThan(0.5 * long[long.length - 1])
  })
  it('ends about the lobe of an ear', () =>
    expect(Math.min(...hairs.flat().map(({ y }) => y))).toBeGreaterThan(head.chin + 1))
  it('is no wider than other strands', () => expect(Math.max(...width)).toBeLessThanOrEqual(groom.width))
})

it('a small picture has fewer and wider ones', () => {
  const [image, sketch] = [hung(), hung(0.25)]
  expect(sketch.hairs.length).toBeLessThan(0.4 * image.hairs.length)
  expect(sketch.width[0]).toBeGreaterThan(2 * image.width[0])
})
