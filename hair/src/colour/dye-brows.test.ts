import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { analyse } from '../analysis/analyse.ts'
import type { ColourOptions } from '../contract.ts'
import { browAreas } from '../face/brow-area.ts'
import { faceFrame } from '../face/face-frame.ts'
import { linearToOklab } from '../pixels/oklab.ts'
import { toLinear } from '../pixels/srgb.ts'
import { stopwatch } from '../stopwatch.ts'
import { colourHair } from './colour-hair.ts'

const photo = await analyse(await drawnPhoto('avant'), stopwatch().timed)
if (!photo) throw new Error('no face')
const { picture, face, matte, lab } = photo
const variation = { depth: 0, reflect: 1, roots: 0, balayage: 0, shape: 1 }
const coloured = (tone: string, colour: ColourOptions = {}) =>
  colourHair(photo, { tone, technique: 'colour', variation, seed: 1, colour })

const areas = browAreas(face, faceFrame(face), picture)
const lightAt = ({ data }: { data: Uint8Array }, i: number) =>
  linearToOklab(toLinear(data[i * 3]), toLinear(data[i * 3 + 1]), toLinear(data[i * 3 + 2]))[0]
/** Pixels of the boxes around the brows, as indices of the picture. */
const around = areas.flatMap(({ box, brow }) =>
  [...brow].map((share, j) => ({ share, i: (box.y + ((j / box.w) | 0)) * picture.w + box.x + (j % box.w) })),
)
const cheek = Math.max(...around.map(({ i }) => lab[i * 3]))
const hairs = around.filter(
  ({ share, i }) => share > 0.9 && lab[i * 3] < cheek - 0.2 && matte.alpha[i] < 0.02,
)
const meanLight = (p: { data: Uint8Array }) =>
  hairs.reduce((sum, { i }) => sum + lightAt(p, i), 0) / hairs.length

describe('brows', () => {
  it('are found where they are drawn', () => {
    expect(areas).toHaveLength(2)
    expect(hairs.length).toBeGreaterThan(40)
  })
  it('follow a change of two depths and more, gently', () => {
    const change = meanLight(coloured('9.3')) - meanLight(picture)
    expect(change).toBeGreaterThan(0.03)
    expect(change).toBeLessThan(0.2)
  })
  it('stay when the depth changes by less', () => {
    expect(meanLight(coloured('7.44'))).toBeCloseTo(meanLight(picture), 5)
  })
  it('follow a small change when they are told to', () => {
    expect(meanLight(coloured('7.44', { brows: true }))).toBeGreaterThan(meanLight(picture) + 0.005)
  })
  it('stay when they are told to', () => {
    expect(meanLight(coloured('9.3', { brows: false }))).toBeCloseTo(meanLight(picture), 5)
  })
  it('stay by themselves when only the lengths are lightened', () => {
    expect(meanLight(coloured('9.3', { where: 'ombre' }))).toBeCloseTo(meanLight(picture), 5)
  })
  it('stay darker than the skin, whatever the blonde', () => {
    expect(meanLight(coloured('10.1', { brows: true }))).toBeLessThan(cheek - 0.05)
  })
  it('give no tint to the skin around them', () => {
    const after = coloured('9.66', { brows: true })
    const skin = around.filter(({ share, i }) => share === 0 && matte.alpha[i] === 0)
    for (const { i } of skin) expect(lightAt(after, i)).toBe(lightAt(picture, i))
  })
})
