import type { Analysis } from '../analyse.ts'
import { faceFrame } from '../face/face-frame.ts'
import { placeFace } from '../face/place-face.ts'
import { featureArea } from '../matte/face-areas.ts'
import type { Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { calmness } from './calmness.ts'
import { clothesPattern } from './clothes-pattern.ts'
import { CELLS } from './ground/read-ground.ts'
import { guessLayout } from './guess-layout.ts'
import type { Layout } from './layout.ts'
import { plateTrust } from './plate-trust.ts'
import { type Reduced, reduce } from './reduced.ts'
import { enlargeFills, type SmoothFills, seenBackground, smoothFills } from './smooth-fills.ts'
import { strayHair } from './stray-hair.ts'
import { withoutGaps } from './without-gaps.ts'

/** What is known of the places behind hair before any of them is painted: half of the time of a plate. */
export interface Survey {
  /** The photo; nothing between two locks is hair. */
  analysis: Analysis
  layout: Layout
  /** See `plateTrust`. */
  trust: Plane
  /** See `calmness`. */
  calm: number
  /** The photo at half its size, and smooth colours for each layer. */
  half: Reduced
  fills: SmoothFills
}

const surveys = new WeakMap<Analysis, Survey>()

/** The survey of a photo, made once as long as its analysis is remembered. */
export function surveyOf(analysis: Analysis): Survey {
  const known = surveys.get(analysis) ?? survey(analysis)
  surveys.set(analysis, known)
  return known
}

function survey(photo: Analysis): Survey {
  const analysis = { ...photo, matte: withoutGaps(photo) }
  const { masks, picture, face } = analysis
  const layout = guessLayout(analysis)
  const smallFace = placeFace(face, layout.w / picture.w)
  const strays = strayHair(analysis)
  const half = reduce(analysis, layout, strays, 2)
  const quarter = reduce(analysis, layout, strays, 4)
  const quarterFrame = faceFrame(placeFace(face, quarter.w / picture.w))
  const feature = featureArea(smallFace, layout.w, layout.h)
  const fills = enlargeFills(smoothFills(quarter, masks, quarterFrame, feature), quarter, half)
  const calm = calmness(quarter, seenBackground(quarter, masks))
  const trust = plateTrust(layout, faceFrame(smallFace), {
    calm,
    pattern: clothesPattern(quarter, masks),
    sureness: surenessOf(analysis),
    backdrop: resizePlane(fills.background[1], half.w, half.h, layout.w, layout.h),
  })
  return { analysis, layout, trust, calm, half, fills }
}

/** How sure the ground network is of the likeliest class, at mask size. */
function surenessOf({ ground, masks }: Analysis): Plane {
  const best = ground[0].map((share, i) => Math.max(share, ground[1][i], ground[2][i]))
  return resizePlane(best, CELLS.w, CELLS.h, masks.w, masks.h)
}
