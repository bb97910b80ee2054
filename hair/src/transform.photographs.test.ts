import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { outFile } from '../test/drawings.ts'
import { photographs } from '../test/photographs.ts'
import { transform } from './transform.ts'

const womenNamed = (names: RegExp) =>
  photographs('women', (name) => names.test(name)).map((file) => [path.basename(file), file] as const)

const coloured = (photo: string) =>
  transform(
    {
      photo,
      ...{ style: 'ondulations_soleil', technique: 'colour', tone: '7.44', look: null, seed: 1 },
      variation: { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
    },
    outFile(),
    { tool: 'Ondée & co' },
  )

describe('photographs', () => {
  it.each(womenNamed(/faker-(42|58|96)/))('whose matte is wrong are refused: %s', async (_, file) => {
    expect(await coloured(file)).toMatchObject({ made: false, reason: 'matte_untrusted' })
  })
  it.each(womenNamed(/faker-60/))('whose matte is right are taken: %s', async (_, file) => {
    expect(await coloured(file)).toMatchObject({ made: true })
  })
})
