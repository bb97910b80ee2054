import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { checkPhoto } from './check-photo.ts'
import { fingerprintsAreNear } from './fingerprints-are-near.ts'

const print = async (...args: Parameters<typeof drawnPhoto>) =>
  (await checkPhoto(await drawnPhoto(...args))).fingerprint

describe('a photo is recognised as a copy of another', () => {
  it('when it is the same in another size', async () => {
    expect(fingerprintsAreNear(await print('lob'), await print('lob', { width: 800 }))).toBe(true)
  })
  it('not when somebody else is on it', async () => {
    expect(fingerprintsAreNear(await print('lob'), await print('carre'))).toBe(false)
  })
  it('not when the head leans another way', async () => {
    expect(fingerprintsAreNear(await print('lob'), await print('lob', { turn: 8 }))).toBe(false)
  })
  it('not when the hashes are of another kind', () => {
    expect(fingerprintsAreNear('abc', 'abc')).toBe(false)
  })
})
