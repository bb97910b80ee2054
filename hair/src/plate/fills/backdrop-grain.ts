import type { Picture, Plane } from '../../pixels/picture.ts'
import { valueAtRank } from '../../pixels/value-at-rank.ts'
import type { Reduced } from '../layers/reduced.ts'
import { type Bands, bandsAround, type Grain, noiseLike } from './noise-like.ts'

/** Side of a window, and how far they lie apart, pixels of the portrait and of its half. */
const SIDE = 32
const APART = 24
/** Of the windows, from the calmest on: what has less grain is blown out, what has more is full of things. */
const RANK = 0.1
/** Share of what is broader than grain that is drawn: at random it looks like mould. */
const BROAD = 0.5
/** More than this is no grain. */
const MOST = 0.016

/**
 * The grain of a backdrop, as noise of the same strength: what is seen of it beside hair holds stray hairs, which would
 * be copied with it.
 * @param half half the size of the picture
 * @param seen 1 where the backdrop is surely seen, at that size
 */
export function backdropGrain(picture: Picture, half: Reduced, seen: Plane): Grain {
  const windows: Bands[] = []
  const reach = SIDE / 4
  for (let y = reach; y < half.h - reach; y += APART)
    for (let x = reach; x < half.w - reach; x += APART) {
      const corners = [-reach, 0, reach].flatMap((v) =>
        [-reach, 0, reach].map((u) => (y + v) * half.w + x + u),
      )
      if (corners.every((o) => seen[o])) windows.push(bandsAround(picture, [2 * x, 2 * y], SIDE))
    }
  const strengthOf = (band: keyof Bands) => {
    if (!windows.length) return 0
    const values = Float32Array.from(windows, (window) => window[band])
    return Math.min(MOST, Math.sqrt(valueAtRank(values, Math.floor(RANK * (values.length - 1)))))
  }
  return noiseLike({ fine: strengthOf('fine'), coarse: strengthOf('coarse') * BROAD })
}
