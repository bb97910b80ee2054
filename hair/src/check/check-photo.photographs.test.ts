import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { darkened } from '../../test/light.ts'
import { photographs } from '../../test/photographs.ts'
import type { VerdictCode } from '../contract.ts'
import { HairError } from '../hair-error.ts'
import { checkPhoto } from './check-photo.ts'

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

describe('each bad photograph hears the right word', () => {
  it.each(namesOf(photographs('bad')))('%s', async (name, file) => {
    const heard = await checkPhoto(file).then(
      (report) => report.verdicts,
      (error: unknown) => error,
    )
    if (heard instanceof HairError) expect(WORDS[name]).toBeUndefined()
    else expect(heard).toEqual(WORDS[name] ?? [])
  })
})

/** What is worn on the head in the second set of portraits; the others of them are bareheaded. */
const COVERED = ['09', '21', '41', '73'].map((number) => `faker-${number}.jpg`)
describe('a covered head is told from a bare one', () => {
  it.each(namesOf(photographs('women-2', (name) => COVERED.includes(name))))(
    '%s is covered',
    async (_, file) => {
      expect((await checkPhoto(file)).verdicts).toEqual(['hair_hidden'])
    },
  )
  it.each(namesOf(photographs('men')))('%s is not covered', async (_, file) => {
    expect((await checkPhoto(file)).verdicts).not.toContain('hair_hidden')
  })
  it.each(namesOf(photographs('women-2', (name) => name === 'faker-29.jpg')))(
    '%s: a wheel is no face',
    async (_, file) => {
      expect((await checkPhoto(file)).verdicts).toEqual([])
    },
  )
})

/** Her crown lies outside the frame: a person would say so too. */
const AGREED: Record<string, VerdictCode[]> = {
  'faker-48.jpg': ['cropped'],
  'A-03-tilt-left.jpg': ['cropped'],
}
const good = namesOf([
  ...photographs('women'),
  ...photographs('same-person/A-brown-lob'),
  ...photographs('same-person/B-dark-curls'),
])
describe('a good photograph hears nothing that a person would not say', () => {
  it.each(good)('%s', async (name, file) => {
    expect((await checkPhoto(file)).verdicts).toEqual(AGREED[name] ?? [])
  })
})

/** Dark and light skin, well lit, from our photographs of women. */
const SKINS = ['00', '10', '20', '34', '44', '60', '02', '38', '68', '78', '86', '88']
const lit = namesOf(photographs('women', (name) => SKINS.some((number) => name === `faker-${number}.jpg`)))
describe('light is judged alike on dark and on light skin', () => {
  it.each(lit)('%s: a stop and a half too dark is no matter, three and a half are', async (_, file) => {
    const heard = async (stops: number) => (await checkPhoto(await darkened(file, stops))).verdicts
    expect(await heard(1.5)).toEqual([])
    expect(await heard(3.5)).toEqual(['low_light'])
  })
})
