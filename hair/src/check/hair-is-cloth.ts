import type { Face } from '../face/face.ts'
import { type FaceFrame, faceFrame } from '../face/face-frame.ts'
import { type Box, faceBox } from '../face/face-regions.ts'
import type { Picture } from '../pixels/picture.ts'
import { boldPattern } from './bold-pattern.ts'
import { fineDetail } from './fine-detail.ts'
import { chromaOf, hueOf, type RegionColours, regionColours, tintDistance } from './region-colours.ts'

/** Fewer pixels than this say nothing of a region. */
const ENOUGH = 40
/** OKLab tint distance from the nose, as it is and shaded as deep as the throat, beyond which it is no skin. */
const NOT_SKIN = { plain: 0.045, shaded: 0.02 } as const
/** A throat this much darker than the nose is black cloth: the deepest shadow under a chin keeps a quarter. */
const BLACK = 0.2
/** How alike two places of one cloth are: tint, lightness, and fine detail as a factor. */
const ONE_CLOTH = { tint: 0.035, light: 0.3, detail: 2.2 } as const
/** How boldly printed cloth is patterned, on the crown and on both sides of the jaw; braids and curls stay below 0.11. */
const PRINTED = 0.135
/** Face heights: side of the squares a pattern is looked at in. */
const PATTERN = 0.05
/** Fine detail below which cloth and hair cannot be told apart by it. */
const SMOOTH = 0.06

/**
 * Whether cloth or fur lies where hair should be. Seen by colour alone, so a cap in a colour that hair has is
 * not noticed; hair dyed pink or blue is hair, since it has its colour below the crown too and the throat has not.
 */
export function hairIsCloth(picture: Picture, face: Face, nose: RegionColours): boolean {
  const frame = faceFrame(face)
  const throat = readPlace(picture, frame, [-0.12, -0.85, 0.12, -0.7])
  const jaw = SIDES.map((s) => readPlace(picture, frame, [s * 0.42, -0.6, s * 0.52, -0.4]))
  const crowns = CROWNS.map((box) => readPlace(picture, frame, box))
  const crown = crowns[0].colours
  if (isPrinted(crowns[0]) && jaw.every((side) => isPrinted(side) && isOneTint(side, crowns[0]))) return true
  const wrapped = jaw.every((side) => isOneCloth(side, throat))
  if (wrapped && isTinted(throat.colours, nose)) return true
  if (wrapped && isBlack(throat.colours, nose) && isOneCloth(crowns[0], throat)) return true
  if (crown.count < ENOUGH) return false
  if (crowns.some(({ colours }) => colours.count >= ENOUGH && isFurGold(colours, nose))) return true
  if (grows(crown)) return false
  if (isTinted(throat.colours, nose) && isOneDye(throat.colours, crown)) return true
  const temples = SIDES.map((s) => readPlace(picture, frame, [s * 0.46, 0, s * 0.56, 0.2]))
  return ![...temples, ...jaw].some((side) => isOneDye(side.colours, crown))
}

const SIDES = [-1, 1] as const
const CROWNS: readonly Box[] = [
  [-0.22, 0.6, 0.22, 0.72],
  [-0.2, 0.72, 0.2, 0.8],
]

interface Place {
  colours: RegionColours
  detail: number
  /** See `boldPattern`. */
  pattern: number
}

function readPlace(picture: Picture, frame: FaceFrame, box: Box): Place {
  const corners = faceBox(frame, box)
  return {
    colours: regionColours(picture, corners),
    detail: fineDetail(picture, corners, frame.s * 0.012),
    pattern: boldPattern(picture, corners, frame.s * PATTERN),
  }
}

function isOneCloth(p: Place, q: Place): boolean {
  const light = Math.abs(p.colours.L(0.5) - q.colours.L(0.5))
  const [fine, coarse] = [Math.min(p.detail, q.detail), Math.max(p.detail, q.detail)]
  return (
    p.colours.count > ENOUGH &&
    isOneTint(p, q) &&
    light < ONE_CLOTH.light &&
    (coarse < SMOOTH || coarse < ONE_CLOTH.detail * fine)
  )
}

const isPrinted = (place: Place): boolean => place.pattern > PRINTED

const isOneTint = (p: Place, q: Place): boolean => tintDistance(p.colours, q.colours) < ONE_CLOTH.tint

/** Of a colour that her skin has not, neither in the light nor in the shade. */
function isTinted(throat: RegionColours, nose: RegionColours): boolean {
  const shade = throat.L(0.5) / nose.L(0.5)
  const shaded = Math.hypot(throat.a(0.5) - shade * nose.a(0.5), throat.b(0.5) - shade * nose.b(0.5))
  return throat.count > ENOUGH && tintDistance(throat, nose) > NOT_SKIN.plain && shaded > NOT_SKIN.shaded
}

const isBlack = (throat: RegionColours, nose: RegionColours): boolean =>
  throat.count > ENOUGH && throat.L(0.5) < BLACK * nose.L(0.5)

/** Whether hair of this colour grows on heads, or is dyed on most: blacks, greys, browns, blondes, coppers, reds. */
function grows(crown: RegionColours): boolean {
  const [chroma, hue] = [chromaOf(crown), hueOf(crown)]
  if (hue < 20 && chroma > 0.05 && crown.L(0.5) > 0.5) return false
  return chroma < 0.045 || (hue > -25 && hue < 105 && chroma < (hue < 35 ? 0.155 : 0.19))
}

/** More golden than the most golden dye, also against the light on her skin. */
const isFurGold = (crown: RegionColours, nose: RegionColours): boolean =>
  hueOf(crown) > 58 && hueOf(crown) < 105 && chromaOf(crown) > 0.105 && crown.b(0.5) - nose.b(0.5) > 0.05

/** The colour of the crown, faded or shaded. */
function isOneDye(side: RegionColours, crown: RegionColours): boolean {
  const turn = Math.abs(hueOf(side) - hueOf(crown))
  return side.count > ENOUGH && Math.min(turn, 360 - turn) < 25 && chromaOf(side) > 0.5 * chromaOf(crown)
}
