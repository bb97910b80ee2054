import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { outFile } from '../../test/drawings.ts'
import { photographs } from '../../test/photographs.ts'
import { finishHosted } from './finish-hosted.ts'

const PEOPLE = ['same-person/A-brown-lob', 'same-person/B-dark-curls']
const learned = (made: string, photos: string[]) =>
  finishHosted({
    ...{ made, photos, way: 'learned', tool: 'Ondée & co', unlike: [] },
    ...{ outFile: outFile(), beforeFile: outFile() },
  })
const named = (files: string[]) => files.map((file) => [path.basename(file), file] as const)

/** The picture with each channel by a factor. */
async function lit(file: string, factors: [r: number, g: number, b: number]): Promise<string> {
  const made = outFile('png')
  await sharp(file).removeAlpha().linear(factors, [0, 0, 0]).png().toFile(made)
  return made
}
async function grey(file: string): Promise<string> {
  const made = outFile('png')
  await sharp(file).grayscale().toColourspace('srgb').png().toFile(made)
  return made
}

describe.each(PEOPLE)('of the woman of %s', (folder) => {
  const own = photographs(folder)
  const photos = own.slice(0, 6)
  const [another = ''] = own.slice(10)

  it.each(named(own.slice(9, 13)))('another picture is delivered with her own face: %s', async (_, made) => {
    expect(await learned(made, photos)).toMatchObject({ made: true, likeness: { composited: true } })
  })
  it.each(named(photographs('women', (name) => /faker-(34|52|76|84)/.test(name))))(
    'no picture of another is delivered: %s',
    async (_, made) => {
      expect(await learned(made, photos)).toMatchObject({ made: false, reason: 'unlike_her' })
    },
  )
  it.each<[string, [number, number, number]]>([
    ['the evening', [1.07, 0.97, 0.84]],
    ['the shade', [0.95, 1, 1.09]],
  ])('her picture in the light of %s is delivered', async (_, factors) => {
    expect(await learned(await lit(another, factors), photos)).toMatchObject({ made: true })
  })
  it.each<[string, (file: string) => Promise<string>]>([
    ['in green light', (file) => lit(file, [0.86, 1.06, 0.84])],
    ['in deep blue light', (file) => lit(file, [0.75, 0.92, 1.5])],
    ['in magenta light', (file) => lit(file, [1.12, 0.84, 1.1])],
    ['without colour', grey],
  ])('her picture %s is not', async (_, cast) => {
    expect(await learned(await cast(another), photos)).toMatchObject({ made: false, reason: 'colour_cast' })
  })
})
