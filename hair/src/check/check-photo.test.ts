import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { blank, drawnPair, drawnPhoto, outFile } from '../../test/drawings.ts'
import { againstWindow, darkened } from '../../test/light.ts'
import { photographs } from '../../test/photographs.ts'
import type { VerdictCode } from '../contract.ts'
import { HairError } from '../hair-error.ts'
import { checkPhoto } from './check-photo.ts'

describe('a photo is judged once, at upload', () => {
  it('finds nothing wrong with a drawn portrait', async () => {
    const report = await checkPhoto(await drawnPhoto('avant'))
    expect(report.verdicts).toEqual([])
    expect(report).toMatchObject({ width: 1200, height: 1400, faces: 1 })
    expect(report.score).toBeGreaterThan(0.9)
  })
  it('accepts a portrait 600 pixels wide', async () => {
    expect((await checkPhoto(await drawnPhoto('carre', { width: 600 }))).verdicts).not.toContain('too_small')
  })
  it('says too_small one pixel below', async () => {
    expect((await checkPhoto(await drawnPhoto('carre', { width: 599 }))).verdicts).toContain('too_small')
  })
  it('says no_face where there is none', async () => {
    expect(await checkPhoto(await blank(1200, 900))).toMatchObject({
      verdicts: ['no_face'],
      score: 0,
      pose: null,
    })
  })
  it('says no_face for a portrait on its side', async () => {
    expect((await checkPhoto(await drawnPhoto('lob', { turn: 90 }))).verdicts).toEqual(['no_face'])
  })
  it('says many_faces for two people', async () => {
    expect((await checkPhoto(await drawnPair())).verdicts).toContain('many_faces')
  })
  it('says blurry for a smeared portrait', async () => {
    expect((await checkPhoto(await drawnPhoto('lob', { blur: 12 }))).verdicts).toContain('blurry')
  })
  it('says low_light when even the brightest tones are dark', async () => {
    expect((await checkPhoto(await drawnPhoto('lob', { brightness: 0.25 }))).verdicts).toEqual(['low_light'])
  })
  it('says backlit for a portrait before a window, exposed for the window', async () => {
    const verdicts = async (stops: number) => (await checkPhoto(await againstWindow('lob', stops))).verdicts
    expect(await verdicts(0)).toEqual([])
    expect(await verdicts(1)).toEqual([])
    expect(await verdicts(2.5)).toEqual(['backlit'])
  })
  it('survives a trip through JSON', async () => {
    const report = await checkPhoto(await drawnPhoto('lob', { turn: 5 }))
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })
})

describe('a file that is no photo is refused with a code', () => {
  it('file_missing when there is no file', async () => {
    await expect(checkPhoto('/nowhere/photo.jpg')).rejects.toMatchObject({ code: 'file_missing' })
  })
  it('format_not_supported for a drawing program that calls itself a PNG', async () => {
    const file = outFile('png')
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    await expect(checkPhoto(file)).rejects.toMatchObject({ code: 'format_not_supported' })
  })
  it('file_unreadable for a JPEG cut short', async () => {
    const file = outFile()
    await writeFile(file, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]))
    await expect(checkPhoto(file)).rejects.toMatchObject({ code: 'file_unreadable' })
  })
})

/** What the bad photographs hear; those that are not named hear nothing, or are refused as files. */
const WORDS: Record<string, VerdictCode[]> = {
  '16bit.png': ['too_small'],
  'animated-apng.png': ['too_small'],
  'animated.webp': ['too_small'],
  'bitflips.jpg': ['damaged'],
  'blown-out.jpg': ['backlit'],
  'bomb-9000x9000-rgb.png': ['no_face'],
  'cut-off-below-eyes.jpg': ['no_face'],
  'cut-off-eyes-only-top.jpg': ['no_face'],
  'dark.jpg': ['low_light'],
  'extreme-aspect-12000x100.jpg': ['no_face'],
  'extreme-aspect-20x3000.png': ['no_face'],
  'group-collage-six-faces.jpg': ['many_faces'],
  'head-covered-faker-21.jpg': ['hair_hidden'],
  'head-covered-faker-24.jpg': ['hair_hidden'],
  'head-covered-faker-73.jpg': ['hair_hidden'],
  'head-covered-faker-94.jpg': ['hair_hidden'],
  'jpeg-quality-3.jpg': ['blurry'],
  'mask-over-mouth-block.jpg': ['hair_hidden'],
  'motion-blurred.jpg': ['blurry'],
  'no-face-blank-black.png': ['no_face'],
  'no-face-blank-white.jpg': ['no_face'],
  'no-face-cat.jpg': ['no_face'],
  'no-face-coffee.jpg': ['no_face'],
  'no-face-plasma.jpg': ['no_face'],
  'no-face-rocket-night.jpg': ['no_face'],
  'one-pixel.png': ['no_face'],
  'pixelated.jpg': ['blurry'],
  'sideways-no-exif.jpg': ['no_face'],
  'small-120px.jpg': ['too_small'],
  'small-face-nasa-astronaut-512.jpg': ['too_small'],
  'sunglasses-drawn-36.jpg': ['hair_hidden'],
  'sunglasses-drawn-45.jpg': ['hair_hidden'],
  'tiny-48px.jpg': ['too_small'],
  'two-faces-big-and-small.jpg': ['many_faces'],
  'two-faces-side-by-side.jpg': ['many_faces'],
  'upside-down-no-exif.jpg': ['no_face'],
  'very-blurred.jpg': ['blurry'],
  'very-dark.jpg': ['low_light'],
}
const namesOf = (files: string[]) => files.map((file) => [path.basename(file), file] as const)
const bad = namesOf(photographs('bad'))

describe.runIf(bad.length > 0)('each bad photograph hears the right word', () => {
  it.each(bad)('%s', async (name, file) => {
    const heard = await checkPhoto(file).then(
      (report) => report.verdicts,
      (error: unknown) => error,
    )
    if (heard instanceof HairError) expect(WORDS[name]).toBeUndefined()
    else expect(heard).toEqual(WORDS[name] ?? [])
  })
})

/** Her crown lies outside the frame: a person would say so too. */
const AGREED: Record<string, VerdictCode[]> = {
  'faker-48.jpg': ['cropped'],
  'A-03-tilt-left.jpg': ['cropped'],
}
const everyGood = namesOf([
  ...photographs('women'),
  ...photographs('same-person/A-brown-lob'),
  ...photographs('same-person/B-dark-curls'),
])
// all of them in the wide run: on every change two cores have twelve minutes
const good = everyGood.filter(([name], i) => process.env.WIDE === '1' || i % 4 === 0 || name in AGREED)
describe.runIf(good.length > 0)('a good photograph hears nothing that a person would not say', () => {
  it.each(good)('%s', async (name, file) => {
    expect((await checkPhoto(file)).verdicts).toEqual(AGREED[name] ?? [])
  })
})

/** Dark and light skin, well lit, from our photographs of women. */
const SKINS = ['00', '10', '20', '34', '44', '60', '02', '38', '68', '78', '86', '88']
const everyLit = namesOf(
  photographs('women', (name) => SKINS.some((number) => name === `faker-${number}.jpg`)),
)
const lit = everyLit.filter((_, i) => process.env.WIDE === '1' || i % 2 === 0)
describe.runIf(lit.length > 0)('light is judged alike on dark and on light skin', () => {
  it.each(lit)('%s: a stop and a half too dark is no matter, three and a half are', async (_, file) => {
    const heard = async (stops: number) => (await checkPhoto(await darkened(file, stops))).verdicts
    expect(await heard(1.5)).toEqual([])
    expect(await heard(3.5)).toEqual(['low_light'])
  })
})
