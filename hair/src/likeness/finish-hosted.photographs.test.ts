import path from 'node:path'
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

describe.each(PEOPLE)('of the woman of %s', (folder) => {
  const own = photographs(folder)
  const photos = own.slice(0, 6)

  it.each(named(own.slice(9, 13)))('another picture is delivered with her own face: %s', async (_, made) => {
    expect(await learned(made, photos)).toMatchObject({ made: true, likeness: { composited: true } })
  })
  it.each(named(photographs('women', (name) => /faker-(34|52|76|84)/.test(name))))(
    'no picture of another is delivered: %s',
    async (_, made) => {
      expect(await learned(made, photos)).toMatchObject({ made: false, reason: 'unlike_her' })
    },
  )
})
