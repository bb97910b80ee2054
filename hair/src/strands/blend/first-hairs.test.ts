import { describe, expect, it } from 'vitest'
import { singleDye } from '../../colour/dye.ts'
import { shadeOf } from '../../colour/tone.ts'
import { ANGLES } from '../../cut/layer/hairline.ts'
import type { Matte } from '../../matte/soft/soft-matte.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import { dyeFirstHairs, rootsOf } from './first-hairs.ts'

const [w, h] = [200, 200]
const frame = { cx: 100, cy: 150, ux: 1, uy: 0, vx: 0, vy: -1, s: 200, width: 0.8, nose: 0 }
/** Her hairline lies 100 rows above the middle of the face: in row 50. */
const LINE = 50
const flat = (value: number) => new Float32Array(ANGLES).fill(value)
const SKIN = [196, 140, 112]
const GREY = [180, 178, 176]
const SHINE = [250, 244, 240]

/** A forehead; over it, from three rows before its line on, single hairs in every fourth column of which the matte knows little. */
function forehead(colour: readonly number[], known: number) {
  const isHair = (x: number, y: number) => x % 4 === 0 && y < LINE + 3
  const data = Uint8Array.from({ length: w * h * 3 }, (_, k) => {
    const i = (k / 3) | 0
    return (isHair(i % w, (i / w) | 0) ? colour : SKIN)[k % 3]
  })
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (i / w < LINE ? known : 0))
  return { picture: { w, h, data }, lab: bytesToOklab(data), matte: { w, h, alpha } as Matte }
}

const copper = singleDye(shadeOf({ depth: 5, reflect: '6' }))

/** The pixel after, straight above the middle of the face, so many rows behind her line. */
function after(colour: readonly number[], behind: number, { column = 100, kept = 1, known = 0.3 } = {}) {
  const { picture, ...photo } = forehead(colour, known)
  const roots = rootsOf(copper)
  if (!roots) throw new Error('no roots')
  dyeFirstHairs(picture, photo, { head: { frame, hairline: flat(0.5), kept: flat(kept) }, ...roots })
  const i = ((LINE - behind) * w + column) * 3
  return [...picture.data.subarray(i, i + 3)]
}

describe('the first hairs over a forehead', () => {
  it('take the dye where they are grey', () => {
    const [r, g, b] = after(GREY, 6)
    expect(r - b).toBeGreaterThan(30)
    expect(g).toBeLessThan(GREY[1] - 40)
  })
  it('leave the skin between them as it is', () => expect(after(GREY, 6, { column: 102 })).toEqual(SKIN))
  it('are looked for near the line alone', () => {
    expect(after(GREY, -3)).toEqual(SKIN)
    expect(after(GREY, 46)).toEqual(GREY)
  })
  it('are none where her hairline is not kept', () => expect(after(GREY, 6, { kept: 0 })).toEqual(GREY))
  it('are no shine on her skin', () => expect(after(SHINE, 6, { known: 0.05 })).toEqual(SHINE))
})

it('a dye that leaves the roots alone leaves them', () => {
  expect(rootsOf({ ...copper, root: null })).toBeNull()
  expect(rootsOf({ ...copper, weave: 0.4 })).toBeNull()
})
