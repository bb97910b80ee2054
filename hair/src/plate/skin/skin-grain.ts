import { type FaceFrame, toPixels } from '../../face/face-frame.ts'
import type { Picture } from '../../pixels/picture.ts'
import { type Bands, bandsAround, type Grain, noiseLike } from '../fills/noise-like.ts'

/** Side of a window on a cheek: face heights, and pixels at most. */
const WINDOW = { share: 0.06, most: 32 } as const
/** Where their middles lie on either cheek, face heights beside and above the middle of the face. */
const BESIDE = [0.14, 0.19, 0.24, 0.29] as const
const ABOVE = [0.02, -0.04, -0.1, -0.16, -0.22] as const
/** Of the windows, from the calmest on, the share that is passed over before one is taken. */
const CALM = 0.25
/** Share of the unevenness of skin that is drawn: at random it looks like a rash. */
const BLOTCHES = 0.12
/** More than this is a hair or a freckle, no grain. */
const MOST = 0.016

/**
 * The grain of her cheeks in two bands, as noise of the same strengths. It is read where they are calm: the fold beside
 * a mouth, a shine with its pores or a lock in one window is no grain, and was drawn all over her neck.
 */
export function skinGrain(picture: Picture, f: FaceFrame): Grain {
  const side = Math.max(8, Math.min(WINDOW.most, Math.round(f.s * WINDOW.share)))
  const windows = [-1, 1].flatMap((cheek) =>
    BESIDE.flatMap((u) => ABOVE.map((v) => bandsAround(picture, toPixels(f, cheek * u, v), side))),
  )
  const strengthOf = (band: keyof Bands) =>
    Math.min(MOST, Math.sqrt(calm(windows.map((bands) => bands[band]))))
  return noiseLike({ fine: strengthOf('fine'), coarse: strengthOf('coarse') * BLOTCHES })
}

const calm = (squares: readonly number[]): number =>
  squares.toSorted((a, b) => a - b)[Math.floor(CALM * squares.length)]
