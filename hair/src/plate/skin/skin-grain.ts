import { type FaceFrame, toPixels } from '../../face/face-frame.ts'
import type { Picture } from '../../pixels/picture.ts'
import { bandsAround, type Grain, noiseLike } from '../fills/noise-like.ts'

/** Side of the window on each cheek: face heights, and pixels at most. */
const WINDOW = { share: 0.12, most: 48 } as const
/** Share of the unevenness of skin that is drawn: at random it looks like a rash. */
const BLOTCHES = 0.12
/** More than this is a hair or a freckle, no grain. */
const MOST = 0.016

/** The grain of her cheeks in two bands, as noise of the same strengths. */
export function skinGrain(picture: Picture, f: FaceFrame): Grain {
  const side = Math.max(8, Math.min(WINDOW.most, Math.round(f.s * WINDOW.share)))
  const cheeks = [-0.22, 0.22].map((u) => bandsAround(picture, toPixels(f, u, -0.08), side))
  const strengthOf = (band: 'fine' | 'coarse') =>
    Math.min(MOST, Math.sqrt(cheeks.reduce((sum, cheek) => sum + cheek[band], 0) / cheeks.length))
  return noiseLike({ fine: strengthOf('fine'), coarse: strengthOf('coarse') * BLOTCHES })
}
