import { expect, test } from 'vitest'
import { blank, drawnPhoto, outFile } from '../../test/drawings.ts'
import { transform } from '../transform.ts'
import { DESCRIBED, describeHair, lengthOf, textureOf } from './describe-hair.ts'

test('her hair is told in length, depth, reflect and texture', async () => {
  expect(await describeHair(await drawnPhoto('lob'))).toEqual({
    ...{ length: 'shoulder', depth: 8, reflect: '3', texture: 'straight' },
  })
  expect(await describeHair(await drawnPhoto('carre'))).toMatchObject({ length: 'short', depth: 4 })
})
test('black hair is told from blonde, and copper from both', async () => {
  const dyed = async (tone: string) => {
    const file = outFile()
    await transform(
      {
        photo: await drawnPhoto('lob'),
        ...{ style: 's', technique: 'colour', tone, look: null, seed: 1 },
        variation: { depth: 0, reflect: 1, roots: 0, balayage: 0, shape: 1 },
      },
      file,
      { tool: 't', evenUnfit: true },
    )
    return describeHair(file)
  }
  expect((await dyed('1.0'))?.depth).toBeLessThanOrEqual(2)
  expect(await dyed('7.44')).toMatchObject({ depth: 7, reflect: '4' })
})
test.each([
  { below: DESCRIBED.shoulder - 0.01, length: 'short' },
  { below: DESCRIBED.shoulder, length: 'shoulder' },
  { below: DESCRIBED.shoulder + 0.01, length: 'shoulder' },
  { below: DESCRIBED.long - 0.01, length: 'shoulder' },
  { below: DESCRIBED.long, length: 'long' },
  { below: DESCRIBED.long + 0.01, length: 'long' },
])('hair that ends $below face heights below the chin is $length', ({ below, length }) => {
  expect(lengthOf(below)).toBe(length)
})
test.each([
  { degrees: 0, texture: null },
  { degrees: DESCRIBED.wavy - 1, texture: 'straight' },
  { degrees: DESCRIBED.wavy, texture: 'wavy' },
  { degrees: DESCRIBED.curly - 1, texture: 'wavy' },
  { degrees: DESCRIBED.curly, texture: 'curly' },
  { degrees: DESCRIBED.tied - 1, texture: 'curly' },
  { degrees: DESCRIBED.tied, texture: null },
])('strands that turn by $degrees degrees are $texture', ({ degrees, texture }) => {
  expect(textureOf(degrees)).toBe(texture)
})
test('of a photo whose hair is not read nothing is said', async () => {
  expect(await describeHair(await blank(1200, 1200))).toBeNull()
  expect(await describeHair(await drawnPhoto('lob', { turn: 38 }))).toBeNull()
})
