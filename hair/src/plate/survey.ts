import { type Analysis, memoryOf } from '../analysis/analyse.ts'
import { faceFrame } from '../face/face-frame.ts'
import { placeFace } from '../face/place-face.ts'
import { CELLS } from '../ground/read-ground.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { seenBackground } from './fills/smooth-fills.ts'
import { clothesPattern } from './layers/clothes-pattern.ts'
import { guessLayout } from './layers/guess-layout.ts'
import type { Layout } from './layers/layout.ts'
import { type Reduced, reduce, reducedSize } from './layers/reduced.ts'
import { strayHair } from './layers/stray-hair.ts'
import { withoutGaps } from './layers/without-gaps.ts'
import { type Continued, continueBackdrop } from './lines/continue-backdrop.ts'
import { continuity } from './trust/continuity.ts'
import { linedness } from './trust/linedness.ts'
import { plateTrust } from './trust/plate-trust.ts'

/** What lies behind hair, and how well it can be shown. */
export interface Ground {
  layout: Layout
  /** See `plateTrust`. */
  trust: Plane
}

/** What is known of the ground before any of it is painted: what a plate goes on from. */
export interface Survey extends Ground, Continued {
  /** The photo; nothing between two locks is hair. */
  analysis: Analysis
  /** See `strayHair`. */
  strays: Plane
  /** The photo at a quarter of its size: the backdrop is continued there. */
  quarter: Reduced
  /** 1 where the backdrop is surely seen, at that size. */
  seenAtQuarter: Plane
}

const surveys = new WeakMap<Analysis, Survey>()

/** The survey of a photo, made once as long as its analysis is remembered. */
export function surveyOf(analysis: Analysis): Survey {
  const known = surveys.get(analysis) ?? survey(analysis)
  surveys.set(analysis, known)
  return known
}

/** What takes two thirds of the time of a survey: 2 MB. */
type Laid = Pick<Survey, 'strays' | 'layout'>

/** By what a photo is remembered as: its image is made long after it was judged, and of an analysis made again. */
const laid = new WeakMap<object, Laid>()

function laidOut(photo: Analysis, analysis: Analysis): Laid {
  const memory = memoryOf(photo)
  const known = memory && laid.get(memory)
  if (known) return known
  const strays = strayHair(analysis)
  const found = { strays, layout: guessLayout(analysis, strays) }
  if (memory) laid.set(memory, found)
  return found
}

function survey(photo: Analysis): Survey {
  const analysis = { ...photo, matte: withoutGaps(photo) }
  const { masks, picture, face } = analysis
  const { strays, layout } = laidOut(photo, analysis)
  const quarter = reduce(analysis, { layout, strays }, 4)
  const seen = seenBackground(quarter, masks)
  const f = faceFrame(placeFace(face, layout.w / picture.w))
  const s = (f.s * quarter.w) / layout.w
  const continued = continueBackdrop(quarter, { masks, layout, s, seen }, (fill) =>
    asPainted(fill, quarter, reducedSize(picture, 2), layout),
  )
  const trust = plateTrust(layout, f, {
    calm: continued.sure,
    continued: () => {
      const lined = linedness(quarter, seen, s)
      const byPatches = continuity(quarter, { filled: continued.smooth, seen, lined })
      return resizePlane(byPatches, quarter.w, quarter.h, layout.w, layout.h)
    },
    pattern: clothesPattern(quarter, masks),
    sureness: surenessOf(analysis),
  })
  return { ...continued, analysis, layout, trust, strays, quarter, seenAtQuarter: seen }
}

/** A fill as it is painted, enlarged, and read at the size of the layout. */
function asPainted(fill: Plane, from: Size, painted: Size, to: Size): Plane {
  const enlarged = resizePlane(fill, from.w, from.h, painted.w, painted.h)
  return resizePlane(enlarged, painted.w, painted.h, to.w, to.h)
}

/** How sure the ground network is of the likeliest class, at mask size. */
function surenessOf({ ground, masks }: Analysis): Plane {
  const best = ground[0].map((share, i) => Math.max(share, ground[1][i], ground[2][i]))
  return resizePlane(best, CELLS.w, CELLS.h, masks.w, masks.h)
}
