import { describe, expect, it } from 'vitest'
import { GOLDENS, makeGolden, readGolden } from './golden-pictures.ts'
import { pictureDifference } from './picture-difference.ts'

/** The codec alone makes about 0.3 and no plain pixel; a change that people see makes more than this. */
const TOLERANCE = { mean: 0.6, differing: 0.005 }

/** One of each technique on every change, all of them in the wide run. */
const compared = GOLDENS.filter(
  ({ technique }, i) =>
    process.env.WIDE === '1' || GOLDENS.findIndex((golden) => golden.technique === technique) === i,
)

describe('drawn portraits look as they were approved (node hair/test/renew-golden.ts renews them)', () => {
  it.each(compared.map((golden) => [golden.name, golden] as const))('%s', async (name, golden) => {
    const { mean, differing } = pictureDifference(await readGolden(name), await makeGolden(golden))
    expect(mean).toBeLessThan(TOLERANCE.mean)
    expect(differing).toBeLessThan(TOLERANCE.differing)
  })
})

describe('a golden image notices', async () => {
  const [copper, black] = [await readGolden('copper'), await readGolden('black')]

  it('another tone', () => {
    const { mean, differing } = pictureDifference(copper, black)
    expect(mean).toBeGreaterThan(TOLERANCE.mean)
    expect(differing).toBeGreaterThan(TOLERANCE.differing)
  })
  it('a change of place', () => {
    const moved = { ...copper, data: copper.data.map((_, k) => copper.data[k + 6] ?? 0) }
    expect(pictureDifference(copper, moved).differing).toBeGreaterThan(TOLERANCE.differing)
  })
  it('nothing where nothing has changed', () => {
    expect(pictureDifference(copper, copper)).toEqual({ mean: 0, differing: 0 })
  })
})
