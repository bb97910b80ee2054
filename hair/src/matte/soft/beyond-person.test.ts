import { describe, expect, it } from 'vitest'
import { dropBeyondPerson, MOST_BEYOND, shareBeyondPerson } from './beyond-person.ts'

/** A person on the left half; each pixel of the silhouette is two of the matte. */
const [W, H] = [100, 200]
const silhouette = {
  w: W / 2,
  h: H / 2,
  person: Float32Array.from({ length: (W * H) / 4 }, (_, i) => (i % 50 < 25 ? 1 : 0)),
}
const hairs = 1000

/** Hair on her, and so many pixels of it in one column where nobody is. */
function matteWith(beyond: number) {
  const alpha = new Float32Array(W * H)
  for (let k = 0; k < hairs - beyond; k++) alpha[2 * ((k / 20) | 0) * W + 2 * (k % 20)] = 1
  for (let k = 0; k < beyond; k++) alpha[2 * k * W + 80] = 1
  return { w: W, h: H, alpha }
}
const alphaOf = (matte: { alpha: Float32Array }) => matte.alpha.reduce((sum, alpha) => sum + alpha, 0)

describe('what would be repainted where nobody is', () => {
  it('is measured as a share of all that is', () => {
    expect(shareBeyondPerson(matteWith(0), silhouette)).toBe(0)
    expect(shareBeyondPerson(matteWith(5), silhouette)).toBe(0.005)
    expect(shareBeyondPerson({ w: W, h: H, alpha: new Float32Array(W * H) }, silhouette)).toBe(0)
  })

  it.each([2, 3])('stays where it is so little as fine ends are: %i in 1000', (beyond) => {
    const matte = matteWith(beyond)
    dropBeyondPerson(matte, silhouette)
    expect(alphaOf(matte)).toBe(hairs)
    expect(beyond / hairs).toBeLessThanOrEqual(MOST_BEYOND)
  })

  it('is dropped where it is more, and all that is on the person stays', () => {
    const matte = matteWith(4)
    dropBeyondPerson(matte, silhouette)
    expect(alphaOf(matte)).toBe(hairs - 4)
    expect(shareBeyondPerson(matte, silhouette)).toBe(0)
  })
})
