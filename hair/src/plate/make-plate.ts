import type { Analysis } from '../analysis/analyse.ts'
import { type Face, POINT, pointAt } from '../face/face.ts'
import { featureArea } from '../face/face-areas.ts'
import { faceFrame, toFace } from '../face/face-frame.ts'
import { placeFace } from '../face/place-face.ts'
import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../matte/masks.ts'
import { distance } from '../pixels/masks/distance.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { clothesShading, composePlate } from './compose-plate.ts'
import { firstGuess, plainness } from './fills/first-guess.ts'
import { enlargeFills, type SmoothFills, seenBackground, smoothFills } from './fills/smooth-fills.ts'
import { LAYER } from './layers/layout.ts'
import { type Reduced, reduce } from './layers/reduced.ts'
import { repaintOf } from './layers/repaint.ts'
import type { Carried } from './lines/carry-lines.ts'
import { patchFill } from './patches/patch-fill.ts'
import { NO_SOURCE } from './patches/patch-pyramid.ts'
import { drawBrows } from './skin/draw-brows.ts'
import { liftShadows } from './skin/lift-shadows.ts'
import { skinGrain } from './skin/skin-grain.ts'
import { skinSurface } from './skin/skin-surface.ts'
import { type Ground, surveyOf } from './survey.ts'
import { grainOf, smoothBackdrop, withEdges } from './trust/calmness.ts'

/** The photo with the hair taken out, and what is known about the places where it was. */
export interface Plate extends Ground {
  picture: Picture
}

/**
 * Guesses what lies behind the hair and paints it: background and clothes from the photo's own patches, skin
 * from a shading model. The face is never a source and is only repainted where there really is hair.
 */
export function makePlate(photo: Analysis): Plate {
  const { analysis, layout, trust, strays, quarter, background, calm, carried } = surveyOf(photo)
  const { masks, picture, face } = analysis
  const half = reduce(analysis, { layout, strays }, 2)
  const quarterFrame = faceFrame(placeFace(face, quarter.w / picture.w))
  const feature = featureArea(placeFace(face, layout.w / picture.w), layout.w, layout.h)
  const enlarged = enlargeFills(
    smoothFills(quarter, { masks, f: quarterFrame }, { feature, background }),
    quarter,
    half,
  )
  const seen = seenBackground(half, masks)
  const fills = carried ? withLines(enlarged, carried, half, seen) : enlarged
  const guess = firstGuess(half, fills, {
    seen,
    plain: plainness(half, seen),
    alike: carried && resizePlane(carried.alike, quarter.w, quarter.h, half.w, half.h),
  })
  const halfFace = placeFace(face, half.w / picture.w)
  const repaint = repaintOf(analysis, layout, half)
  const torn = {
    ...half,
    channels: guess,
    classes: sources(half, masks, halfFace),
    guide: fromEdge(half, faceFrame(halfFace).s),
  }
  const patches = patchFill(torn, {
    classes: [LAYER.background, LAYER.clothes],
    axis: pointAt(halfFace, POINT.chin)[0],
  })
  const backdrop = carried ? withEdges(half, seen) : smoothBackdrop(half, seen)
  const skin = skinSurface(half, { masks, face: halfFace }, { fills, repaint })
  const paints = {
    skin,
    background: fills.background,
    backdrop,
    grain: grainOf(half, backdrop, seen),
    clothes: fills.clothes,
    patches,
    shading: clothesShading(half, fills.clothes, patches),
    calm: resizePlane(calm, layout.w, layout.h, half.w, half.h),
    skinGrain: skinGrain(picture, faceFrame(face)),
  }
  const lifted = liftShadows(half, repaint, skin)
  const painted = composePlate({ picture, at: half, repaint: lifted }, paints)
  drawBrows(painted, analysis, { w: half.w, h: half.h, share: repaint.onFace })
  return { picture: painted, layout, trust }
}

/** The fills with the backdrop as sharp as its lines are. */
function withLines(fills: SmoothFills, carried: Carried, half: Reduced, seen: Plane): SmoothFills {
  return { ...fills, background: carried.atHalf(half, seen) }
}

/** How far from the edge of a garment its trim goes, face heights. */
const TRIM = 0.14

/** How far cloth lies from bare skin, 0 to 1: trims and bands run along the edge. */
function fromEdge({ layer, w, h }: Reduced, s: number): Plane {
  const away = distance((o) => layer[o] === LAYER.body || layer[o] === LAYER.face, w, h)
  return away.map((d, o) => (layer[o] === LAYER.clothes ? Math.min(1, d / (TRIM * s)) : 0))
}

/** Half width, face heights, of the strip below the chin where pendants hang: they must not be copied. */
const PENDANT = 0.16

/** Classes for the patches: what is not surely of its layer is no source. */
function sources(at: Reduced, masks: Masks, face: Face): Uint8Array {
  const f = faceFrame(face)
  const [axis] = toFace(f, ...pointAt(face, POINT.chin))
  return at.layer.map((layer, o) => {
    if (layer === LAYER.face) return NO_SOURCE
    if (at.hole[o]) return layer
    const m = at.toMask(o)
    if (layer === LAYER.background) return masks.shares[BACKGROUND][m] > 0.6 ? layer : NO_SOURCE
    const [u, v] = toFace(f, o % at.w, (o / at.w) | 0)
    if (v > -1.35 && Math.abs(u - axis) < PENDANT) return NO_SOURCE
    const share = layer === LAYER.clothes ? masks.shares[CLOTHES] : masks.shares[SKIN]
    return share[m] > 0.5 ? layer : NO_SOURCE
  })
}
