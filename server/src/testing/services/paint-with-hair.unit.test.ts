import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editPrompt } from '../../engines/hosted/prompts/prompts.ts'
import { paintWithHair } from './paint-with-hair.ts'
import { styleOf, toneOf } from './read-prompt.ts'

const SIZE = { width: 480, height: 640 }
let photos: Buffer[]
let hair: ReturnType<typeof paintWithHair>
beforeAll(async () => {
  photos = await Promise.all([0, 1].map(photographTestPortrait))
  hair = paintWithHair({ styleOf, toneOf })
})
afterAll(() => hair.close())

const paint = (prompt: string, seed: number, from = photos) =>
  hair.paint({ prompt, seed, photos: from, ...SIZE })
const balayage = (tone: string) => editPrompt({ style: 'balayage_doux', tone })

/** Mean colour of what is no hair: the wall in a corner. */
async function wallOf(picture: Buffer): Promise<number[]> {
  const corner = { left: 0, top: 0, width: 20, height: 20 }
  const { channels } = await sharp(await sharp(picture).extract(corner).toBuffer()).stats()
  return channels.map(({ mean }) => mean)
}

describe('what is painted', () => {
  it('is new hair on a photo whose wall stays, in the size that was asked for', async () => {
    const [photo] = photos
    const picture = await paint(balayage('9.3'), 0, [photo!])
    expect(await sharp(picture).metadata()).toMatchObject({ ...SIZE, format: 'jpeg' })
    const [before, after] = [await wallOf(photo!), await wallOf(picture)]
    for (const [channel, mean] of before.entries()) expect(Math.abs(after[channel]! - mean)).toBeLessThan(6)
    expect((await paint(balayage('1.0'), 0, [photo!])).equals(picture)).toBe(false)
  })
  it('is the same again for the same wish, and another for another seed', async () => {
    const [one, again, other] = [
      await paint(balayage('9.3'), 0),
      await paint(balayage('9.3'), 0),
      await paint(balayage('9.3'), 1),
    ]
    expect(again.equals(one)).toBe(true)
    expect(other.equals(one)).toBe(false)
  })
  it('is her own hair in the tone asked for, where the cut cannot be made', async () => {
    const [photo] = photos
    const wedding = (tone: string) => paint(editPrompt({ style: 'chignon_mariee', tone }), 0, [photo!])
    const [black, blonde] = [await wedding('1.0'), await wedding('9.3')]
    expect(blonde.equals(black)).toBe(false)
    const before = await wallOf(photo!)
    for (const picture of [black, blonde])
      for (const [channel, mean] of (await wallOf(picture)).entries())
        expect(Math.abs(mean - before[channel]!)).toBeLessThan(6)
  })
  it('is a photo in another light, where the prompt asks for none of our styles', async () => {
    const [one, again, other] = [
      await paint('a woman', 3),
      await paint('a woman', 3),
      await paint('a woman', 4),
    ]
    expect(await sharp(one).metadata()).toMatchObject(SIZE)
    expect(again.equals(one)).toBe(true)
    expect(other.equals(one)).toBe(false)
  })
  it('is something, even of a photo that shows nobody or is none', async () => {
    const wall = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#887' } })
      .jpeg()
      .toBuffer()
    for (const from of [[wall], [Buffer.from('no photo')], []])
      expect(await sharp(await paint(balayage('9.3'), 0, from)).metadata()).toMatchObject(SIZE)
  })
})
