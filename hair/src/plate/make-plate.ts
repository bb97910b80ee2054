import type { Analysis } from '../analyse.ts'
import { faceFrame } from '../face/face-frame.ts'
import { placeFace } from '../face/place-face.ts'
import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../matte/masks.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { composePlate } from './compose-plate.ts'
import { firstGuess, plainness } from './first-guess.ts'
import { guessLayout } from './guess-layout.ts'
import { type Half, halfSize } from './half.ts'
import { LAYER, type Layout } from './layout.ts'
import { patchFill } from './patch-fill.ts'
import { NO_SOURCE } from './patch-pyramid.ts'
import { plateTrust } from './plate-trust.ts'
import { skinShading } from './skin-shading.ts'
import { smoothFills } from './smooth-fills.ts'

/** The photo with the hair taken out, and what is known about the places where it was. */
export interface Plate {
  picture: Picture
  layout: Layout
  /** See `plateTrust`. */
  trust: Plane
}

/**
 * Guesses what lies behind the hair and paints it: background and clothes from the photo's own patches, skin
 * from a shading model. The face is never a source and is only repainted where there really is hair.
 */
export function makePlate(analysis: Analysis): Plate {
  const { masks, picture, face: fullFace } = analysis
  const layout = guessLayout(analysis)
  const face = placeFace(fullFace, layout.w / picture.w)
  const frame = faceFrame(face)
  const half = halfSize(analysis, layout)
  const fills = smoothFills(half, masks, skinShading(half, layout, face, frame))
  const plain = plainness(half, fills.seenBackground)
  const guess = firstGuess(half, fills, plain)
  const axis = (face.points[152 * 3] * half.w) / layout.w
  const patches = patchFill(guess, half.hole, sources(half, masks), half.w, half.h, {
    classes: [LAYER.background, LAYER.clothes, LAYER.body],
    axis,
  })
  return {
    picture: composePlate(analysis, layout, half, fills, guess, patches, plain),
    layout,
    trust: plateTrust(layout, frame, plain),
  }
}

/** Classes for the patches: what is not surely of its layer is no source. */
function sources(half: Half, masks: Masks): Uint8Array {
  return half.layer.map((layer, o) => {
    if (layer === LAYER.face) return NO_SOURCE
    if (half.hole[o]) return layer
    const m = half.toMask(o)
    if (layer === LAYER.background) return masks.shares[BACKGROUND][m] > 0.6 ? layer : NO_SOURCE
    const share = layer === LAYER.clothes ? masks.shares[CLOTHES] : masks.shares[SKIN]
    return share[m] > 0.5 ? layer : NO_SOURCE
  })
}
