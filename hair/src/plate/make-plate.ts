import type { Analysis } from '../analysis/analyse.ts'
import { POINT, pointAt } from '../face/face.ts'
import { featureArea } from '../face/face-areas.ts'
import { faceFrame } from '../face/face-frame.ts'
import { placeFace } from '../face/place-face.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { fromEdge, patchSources } from './cloth/patch-sources.ts'
import { printOf } from './cloth/print-of.ts'
import { clothesShading, composePlate } from './compose-plate.ts'
import { backdropGrain } from './fills/backdrop-grain.ts'
import { firstGuess, plainness } from './fills/first-guess.ts'
import { enlargeFills, type SmoothFills, seenBackground, smoothFills } from './fills/smooth-fills.ts'
import { LAYER } from './layers/layout.ts'
import { type Reduced, reduce } from './layers/reduced.ts'
import { paintInFace, repaintOf } from './layers/repaint.ts'
import type { Carried } from './lines/carry-lines.ts'
import { patchFill } from './patches/patch-fill.ts'
import { backdropPieces } from './pieces/backdrop-pieces.ts'
import { piecesOnPatches } from './pieces/pieces-on-patches.ts'
import { texturePieces } from './pieces/texture-pieces.ts'
import { drawBrows } from './skin/draw-brows.ts'
import { liftShadows } from './skin/lift-shadows.ts'
import { skinGrain } from './skin/skin-grain.ts'
import { skinSurface } from './skin/skin-surface.ts'
import { type Ground, surveyOf } from './survey.ts'
import { grainOf, smoothBackdrop } from './trust/calmness.ts'

/** The photo with the hair taken out, and what is known about the places where it was. */
export interface Plate extends Ground {
  picture: Picture
}

/**
 * Guesses what lies behind the hair and paints it: background and clothes from the photo's own patches, skin
 * from a shading model. The face is never a source and is only repainted where there really is hair.
 */
export function makePlate(photo: Analysis): Plate {
  const { analysis, layout, trust, strays, quarter, seenAtQuarter, background, calm, carried } =
    surveyOf(photo)
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
    classes: patchSources(half, masks, halfFace),
    guide: fromEdge(half, faceFrame(halfFace).s),
  }
  const patches = patchFill(torn, {
    classes: [LAYER.background, LAYER.clothes],
    axis: pointAt(halfFace, POINT.chin)[0],
  })
  const shading = clothesShading(half, fills.clothes, patches)
  const pieces = printOf(quarter, analysis)
  if (pieces) piecesOnPatches(half, quarter, pieces, { layer: LAYER.clothes, patches, shading })
  const light = half.channels.map(() => new Float32Array(half.n))
  const rays = {
    share: resizePlane(calm, layout.w, layout.h, half.w, half.h),
    channels: fills.background.map((plane) => plane.slice()),
  }
  const wall = {
    ...{ seen: seenAtQuarter, s: quarterFrame.s },
    calm: resizePlane(calm, layout.w, layout.h, quarter.w, quarter.h),
    axis: pointAt(placeFace(face, quarter.w / picture.w), POINT.chin)[0],
  }
  if (carried) {
    const laid = backdropPieces(quarter, {
      ...{ ...wall, carried: background },
      patched: patches.planes.map((plane) => resizePlane(plane, half.w, half.h, quarter.w, quarter.h)),
    })
    piecesOnPatches(half, quarter, laid, { layer: LAYER.background, patches, shading: light, rays })
  }
  const texture = texturePieces(quarter, wall)
  const rough = texture && resizePlane(texture.rough, quarter.w, quarter.h, half.w, half.h)
  if (texture && rough) {
    const where = rays.share.map((share, o) => share * rough[o])
    piecesOnPatches(half, quarter, texture.pieces, {
      layer: LAYER.background,
      patches,
      shading: light,
      where,
    })
  }
  const backdrop = smoothBackdrop(half, seen)
  const skin = skinSurface(half, { masks, face: halfFace }, { fills, repaint })
  const paints = {
    skin,
    background: rays.channels,
    backdrop,
    grain: grainOf(half, backdrop, seen),
    clothes: fills.clothes,
    patches,
    shading,
    light,
    calm: rays.share,
    backdropGrain: carried ? backdropGrain(picture, half, seen) : null,
    rough,
    skinGrain: skinGrain(picture, faceFrame(face)),
  }
  const lifted = liftShadows(half, repaint, skin)
  const painted = composePlate({ picture, at: half, repaint: lifted }, paints)
  drawBrows(painted, analysis, { w: half.w, h: half.h, share: paintInFace(repaint, half) })
  return { picture: painted, layout, trust }
}

/** The fills with the backdrop as sharp as its lines are. */
function withLines(fills: SmoothFills, carried: Carried, half: Reduced, seen: Plane): SmoothFills {
  return { ...fills, background: carried.atHalf(half, seen) }
}
