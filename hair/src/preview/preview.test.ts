import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blank, drawnPair, drawnPhoto } from '../../test/drawings.ts'
import { GRADED_TONES } from '../../test/graded-tones.ts'
import { report } from '../../test/planned-photos.ts'
import { COMPOSITE_WITH_TRAINED } from '../files/mark.ts'
import { judgePhoto } from '../judge-photo.ts'
import { linearToOklab } from '../pixels/oklab.ts'
import { toLinear } from '../pixels/srgb.ts'
import { candidatesOf } from '../plan/candidates.ts'
import { OWN_HAIR_STYLES, STYLE_IDS } from '../plan/styles.ts'
import type { MadeSketch, PackedSketch, SketchedStyle } from '../preview-contract.ts'
import { mapArrays, unpackSketch } from './pack-sketch.ts'
import { preview } from './preview.ts'
import { sketchPhoto } from './sketch-photo.ts'
import { sketchPlate } from './sketch-plate.ts'

const TOOL = 'Ondée'

async function sketched(source: string | Uint8Array): Promise<MadeSketch> {
  const outcome = await sketchPhoto(source)
  if (!outcome.made) throw new Error(`refused: ${outcome.reason}`)
  return { ...outcome, sketch: withPlate(outcome.sketch) }
}
const withPlate = (sketch: PackedSketch): PackedSketch => ({ ...sketch, plate: sketchPlate(sketch) })
async function pictured(
  sketch: PackedSketch,
  style: string,
  tone: string = GRADED_TONES[style],
): Promise<Uint8Array> {
  const outcome = await preview(sketch, { style, tone }, TOOL)
  if (!outcome.made) throw new Error(`refused: ${outcome.reason}`)
  return outcome.picture
}
const pixels = async (jpeg: Uint8Array) => new Uint8Array(await sharp(jpeg).raw().toBuffer())

/** Mean absolute difference of the bytes of the pixels whose matte passes `test`. */
function difference(
  a: Uint8Array,
  b: Uint8Array,
  alpha: Float32Array,
  test: (share: number) => boolean,
): number {
  let sum = 0
  let count = 0
  alpha.forEach((share, i) => {
    if (!test(share)) return
    for (let c = i * 3; c < i * 3 + 3; c++) sum += Math.abs(a[c] - b[c])
    count += 3
  })
  return sum / count
}

function meanLightness(data: Uint8Array, alpha: Float32Array): number {
  let sum = 0
  let count = 0
  alpha.forEach((share, i) => {
    if (share < 0.95) return
    const [r, g, b] = [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]]
    sum += linearToOklab(toLinear(r), toLinear(g), toLinear(b))[0]
    count++
  })
  return sum / count
}

describe('while a photo is being read', async () => {
  const early: MadeSketch[] = []
  const carried: SketchedStyle[] = []
  const watch = {
    early: (sketch: MadeSketch) => early.push(sketch),
    carried: (style: SketchedStyle) => carried.push(style),
  }
  const photo = await drawnPhoto('lob')
  const order = ['pixie', 'long_lisse', 'carre_plongeant']
  const whole = (await sketchPhoto(photo, { order }, watch)) as MadeSketch
  const told = carried.map(({ id }) => id)

  it('the styles that bare nothing are known first, once', () => {
    expect(early.map(({ isWhole, styles }) => ({ isWhole, styles }))).toEqual([
      { isWhole: false, styles: ['balayage_doux'] },
    ])
    expect(early[0]).toMatchObject({ mayNeedPlate: true, upTo: whole.upTo })
  })
  it('the others one by one, in the order she sees them, and then the rest', () => {
    const asked = order.filter((id) => whole.styles.includes(id))
    expect(asked.length).toBeGreaterThan(1)
    expect(told.slice(0, asked.length)).toEqual(asked)
    expect(told.length).toBeGreaterThan(asked.length)
  })
  it('what was told is carried, is made in that way, and nothing was kept back', () => {
    expect(whole.isWhole).toBe(true)
    const all = [...(early[0]?.sketch.styles ?? []), ...carried]
    expect(new Set(whole.sketch.styles)).toEqual(new Set(all))
    expect(whole.styles).toHaveLength(all.length)
  })
  it('the order changes nothing of what is carried, and how', async () => {
    expect((await sketched(photo)).sketch.styles).toEqual(whole.sketch.styles)
  })
  it('their pictures are those of the whole sketch, to the bit', async () => {
    const sketch = { ...(early[0]?.sketch as PackedSketch) }
    expect(await pictured(sketch, 'balayage_doux')).toEqual(await pictured(whole.sketch, 'balayage_doux'))
    const onPlate = carried.find(({ needsPlate }) => needsPlate) as SketchedStyle
    const soon = withPlate({ ...sketch, styles: [onPlate] })
    expect(await pictured(soon, onPlate.id)).toEqual(await pictured(withPlate(whole.sketch), onPlate.id))
  })
  it('what shows the ground behind her hair is not drawn before that is known', async () => {
    const onPlate = carried.find(({ needsPlate }) => needsPlate) as SketchedStyle
    await expect(pictured(whole.sketch, onPlate.id)).rejects.toMatchObject({ code: 'wrong_arguments' })
  })
  it('nothing is said of a photo that will not do', async () => {
    const said: unknown[] = []
    const leaning = await drawnPhoto('lob', { turn: 40 })
    const noting = { early: (sketch: MadeSketch) => said.push(sketch) }
    expect(await sketchPhoto(leaning, {}, noting)).toMatchObject({ made: false })
    expect(said).toEqual([])
  })
})

describe('a photo read once', async () => {
  const file = await drawnPhoto('lob')
  const sketch = await sketched(new Uint8Array(await readFile(file)))
  const before = await pixels(sketch.before)
  const { alpha } = unpackSketch(sketch.sketch).analysis.matte

  it('is shown 288 × 384, as every preview of it', async () => {
    expect([sketch.w, sketch.h]).toEqual([288, 384])
    for (const jpeg of [sketch.before, await pictured(sketch.sketch, 'balayage_doux')])
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 288, height: 384 })
  })
  it('says which styles it can be previewed in, and each of them is made', async () => {
    expect(sketch.styles.length).toBeGreaterThan(1)
    expect(new Set(sketch.styles).size).toBe(sketch.styles.length)
    const own = OWN_HAIR_STYLES.map(({ id }) => id).filter((id) => sketch.styles.includes(id))
    // Growing costs half a second each: one stands for all.
    const grown = sketch.styles.find((id) => !own.includes(id))
    for (const style of [...own, ...(grown ? [grown] : [])]) await pictured(sketch.sketch, style)
  })
  it('is not asked again whether it carries a style once it has said so', async () => {
    // This one is not sold to anybody.
    const styles = [
      { id: 'chignon_mariee', technique: 'strands' as const, needsPlate: true, softBackdrop: false },
    ]
    await pictured({ ...sketch.sketch, styles }, 'chignon_mariee')
  })
  it('is the same whether it comes from a disk or from the network', async () => {
    expect((await sketched(file)).before).toEqual(sketch.before)
  })
  it('weighs less than 4 MB', () => {
    let bytes = 0
    mapArrays(sketch.sketch, (array) => {
      bytes += array.buffer.byteLength
    })
    expect(bytes).toBeLessThan(4e6)
    expect(bytes).toBeGreaterThan(1e6)
  })
  it('travels from one thread to another', async () => {
    const there = structuredClone(sketch.sketch)
    expect(await pictured(there, 'balayage_doux')).toEqual(await pictured(sketch.sketch, 'balayage_doux'))
  })

  it('changes in the hair and nowhere else', async () => {
    const after = await pixels(await pictured(sketch.sketch, 'balayage_doux', '9.1'))
    expect(difference(before, after, alpha, (share) => share > 0.95)).toBeGreaterThan(10)
    // What little there is comes from JPEG, whose blocks reach over the border.
    expect(difference(before, after, alpha, (share) => share === 0)).toBeLessThan(2)
  })
  it('takes the tone that is asked for', async () => {
    const own = {
      ...sketch.sketch,
      styles: OWN_HAIR_STYLES.map((each) => ({
        ...each,
        ...{ needsPlate: false, softBackdrop: false },
      })),
    }
    const [dark, light] = await Promise.all(
      ['2.0', '9.1'].map(async (tone) => pixels(await pictured(own, 'long_lisse', tone))),
    )
    expect(meanLightness(light, alpha) - meanLightness(dark, alpha)).toBeGreaterThan(0.2)
  })
  it('says in its file that a machine made it', async () => {
    const { xmp } = await sharp(await pictured(sketch.sketch, 'balayage_doux')).metadata()
    expect(xmp?.toString()).toContain(COMPOSITE_WITH_TRAINED)
    expect(xmp?.toString()).toContain(TOOL)
  })
  it('is previewed in no style that is none, and in no tone that is none', async () => {
    const { sketch: bytes } = sketch
    await expect(preview(bytes, { style: 'mulet', tone: '7.44' }, TOOL)).rejects.toMatchObject({
      code: 'style_not_offered',
    })
    await expect(preview(bytes, { style: 'long_lisse', tone: 'blond' }, TOOL)).rejects.toMatchObject({
      code: 'wrong_arguments',
    })
  })
})

describe('what is previewed is what an order may be placed for, made in the same way', () => {
  it.each(['avant', 'lob', 'carre'] as const)('on the drawn head %s', async (head) => {
    const file = await drawnPhoto(head)
    const photo = { file, report: report(), judgement: await judgePhoto(file) }
    const sold = STYLE_IDS.flatMap((id) =>
      candidatesOf(photo, { style: id, looks: [] })
        .slice(0, 1)
        .map(({ hair: { technique } }) => ({ id, technique })),
    )
    const { sketch } = await sketched(file)
    const shown = sketch.styles.map(({ id, technique }) => ({ id, technique }))
    expect(new Set(shown)).toEqual(new Set(sold))
    expect(sold.length).toBeGreaterThan(0)
  })
})

describe('a photo that cannot be previewed says why', () => {
  it('nobody on it', async () =>
    expect(await sketchPhoto(await blank(900, 1200))).toEqual({ made: false, reason: 'no_face' }))
  it.each([
    [1, 4000],
    [4000, 1],
  ])('a line of %i × %i pixels too', async (width, height) =>
    expect(await sketchPhoto(await blank(width, height))).toEqual({ made: false, reason: 'no_face' }),
  )
  it('two people', async () =>
    expect(await sketchPhoto(await drawnPair())).toEqual({ made: false, reason: 'many_faces' }))
  it('a face smaller than a thumb nail', async () =>
    expect(await sketchPhoto(await drawnPhoto('lob', { width: 200 }))).toEqual({
      made: false,
      reason: 'face_too_small',
    }))
  it('a head that leans', async () =>
    expect(await sketchPhoto(await drawnPhoto('lob', { turn: 40 }))).toEqual({
      made: false,
      reason: 'head_tilted',
    }))
  it('no picture at all', async () =>
    expect(sketchPhoto(Buffer.from('bonjour'))).rejects.toMatchObject({ code: 'format_not_supported' }))
})
