import type { Analysis } from '../../analysis/analyse.ts'
import { type Face, POINT, pointAt } from '../../face/face.ts'
import { type FaceFrame, faceFrame, toFace } from '../../face/face-frame.ts'
import { placeFace } from '../../face/place-face.ts'
import { BACKGROUND, CLOTHES, HAIR, type Masks } from '../../matte/masks.ts'
import { fringeOf } from '../../matte/measures/fringe-of.ts'
import type { Matte } from '../../matte/soft/soft-matte.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { bytesOf } from '../../pixels/fill-plane.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { showClothBesideHair } from './beside/cloth-beside-hair.ts'
import { continueOutlines } from './continue-outlines.ts'
import { grown, shrunk } from './grown.ts'
import { dropClothIslands, forgetSpecks } from './islands.ts'
import { isSeenCloth, LAYER, type Layout } from './layout.ts'
import { likeliest } from './likeliest.ts'
import { bareWithinCollar, smoothNeck } from './neck-outline.ts'
import type { Body } from './neckline/evidence.ts'
import { type Neckline, necklineOf } from './neckline/neckline.ts'
import { reducedSize } from './reduced.ts'
import { END } from './stray-hair.ts'

/** From this share of hair on a pixel hides what lies behind. */
const HIDDEN = 0.05
/** Mask pixels around hair that are asked about too: their label is often the hair's. */
const DOUBT = 3
/** Half the width of what is seen between locks and not believed, face heights. */
const ISLAND = 0.04
/** Side of an island of cloth on skin that is none, face heights. */
const CLOTH = 0.12
/** The same of a speck of cloth beside hair that no edge goes on from: straps that are seen between locks are larger. */
const SPECK = 0.06
/** Face heights: above it only the face is skin. */
const JAW = -0.28
/** How much of a chin that is off the middle of a face a neck follows. */
const UPRIGHT = 0.6
/** Half width of a neck, face widths; face heights below the chin from which on it widens into shoulders, and how fast. */
const NECK = 0.37
const SHOULDERS = 0.05
const WIDENS = 30
/** Face heights below the chin where shoulders meet the neck, and how far beside the face clothes tell of a collar. */
const SHOULDER_TOP = 0.14
const BESIDE = 0.8
/** Of a round neckline: half the width of its lowest part, how far it stands off the neck, how deep it is at most. */
const BOW = { middle: 0.1, beside: 0.09, deepest: 0.4 } as const
/** Face heights: below it the neck has become body. */
const NECK_BASE = -0.9

type Behind = Pick<Analysis, 'masks' | 'matte' | 'picture' | 'ground' | 'face'>

/**
 * What lies behind the hair: what is seen around it goes on, and where that does not tell, the ground network does.
 * @param strays see `strayHair`: ends that the masks take for cloth are no witnesses of its edge. Default none
 */
export function guessLayout(
  { masks, matte, picture, ground, face: fullFace }: Behind,
  strays?: Plane,
): Layout {
  const { w, h } = masks
  const face = placeFace(fullFace, w / picture.w)
  const frame = faceFrame(face)
  const alpha = mostAlpha(matte, w, h)
  const hidden = alpha.map((a, i) => (a > HIDDEN || masks.shares[HAIR][i] > 0.5 ? 1 : 0))
  if (strays) hideEnds(hidden, { masks, strays, size: reducedSize(picture, 2) })
  const island = Math.round(frame.s * ISLAND)
  const doubted = shrunk(grown(hidden, w, h, DOUBT + island), w, h, island)
  const layout: Layout = {
    w,
    h,
    layer: new Uint8Array(w * h),
    seen: bytesOf(doubted.length, (i) => 1 - doubted[i]),
    told: new Uint8Array(w * h),
    alpha,
    shoulders: new Float32Array(w),
    fringe: fringeOf({ w, h, alpha }, face),
  }
  const whose = { masks, face, f: frame }
  const neck = neckOf(face, frame)
  labelSeen(layout, whose)
  const shows = showClothBesideHair(
    layout,
    { masks, matte, picture, ground },
    { s: frame.s, chin: neck.chin },
  )
  forgetSpecks(layout, (frame.s * SPECK) ** 2)
  labelHidden(layout, continueOutlines({ ground, masks, seen: layout.seen, face }), whose)
  dropClothIslands(layout, (frame.s * CLOTH) ** 2)
  smoothNeck(layout, neck)
  bareWithinCollar(layout, neck)
  // it tells what lies there, but is no source to paint from: a hair or two lies on it
  for (const i of shows) layout.seen[i] = 0
  layout.shoulders = shoulderLine(layout, face, frame)
  return layout
}

/** Hides ends that the masks take for cloth. Writes into what is hidden, at mask size. */
function hideEnds(hidden: Plane, { masks, strays, size }: { masks: Masks; strays: Plane; size: Size }) {
  const { w, h } = masks
  for (let o = 0; o < strays.length; o++) {
    if (strays[o] < END) continue
    const x = (((o % size.w) * w) / size.w) | 0
    const i = (((((o / size.w) | 0) * h) / size.h) | 0) * w + x
    if (likeliest(masks, i) === CLOTHES) hidden[i] = 1
  }
}

function mostAlpha(matte: Matte, w: number, h: number): Plane {
  const out = new Float32Array(w * h)
  for (let y = 0; y < matte.h; y++) {
    const row = Math.min(h - 1, ((y * h) / matte.h) | 0) * w
    for (let x = 0; x < matte.w; x++) {
      const j = row + Math.min(w - 1, ((x * w) / matte.w) | 0)
      out[j] = Math.max(out[j], matte.alpha[y * matte.w + x])
    }
  }
  return out
}

/** The masks of a portrait, and the face in it at their size. */
interface Whose {
  masks: Masks
  face: Face
  f: FaceFrame
}

function labelSeen({ w, layer, seen }: Layout, { masks, face, f }: Whose) {
  const eyes = pointAt(face, POINT.eyeOuterLeft)[1]
  for (let i = 0; i < layer.length; i++) {
    if (!seen[i]) continue
    let best = BACKGROUND
    for (let c = 1; c < 4; c++) if (masks.shares[c][i] > masks.shares[best][i]) best = c
    const y = (i / w) | 0
    // the mesh ends below the hairline
    const isFace = masks.oval[i] > 0 || y < eyes
    const skin = isFace ? LAYER.face : bareLayer(toFace(f, i % w, y)[1])
    layer[i] = [LAYER.background, LAYER.background, skin, LAYER.clothes][best]
  }
}

const bareLayer = (v: number): number => (v > NECK_BASE ? LAYER.neck : LAYER.body)

/** @param shares background, skin and clothes at mask size */
function labelHidden(layout: Layout, shares: Plane[], { masks, face, f }: Whose) {
  const { w, layer, seen } = layout
  const [background, skin, clothes] = shares
  const neck = neckOf(face, f)
  const within = necklineOf(layout, shares, neck)
  const guess = guessed(layout, shares, { face, f, neck })
  const dressed = within ? continued(within, layout, neck, guess) : guess
  const temple = toFace(f, ...pointAt(face, POINT.foreheadTop))[0] * 0.6
  for (let i = 0; i < layer.length; i++) {
    if (seen[i]) continue
    const [u, v] = toFace(f, i % w, (i / w) | 0)
    // the skull outside the face is covered by any new cut: background there
    const isForehead = v > 0.22 && Math.hypot((u - temple) / (f.width * 0.5), (v - 0.22) / 0.46) < 1
    if (masks.oval[i] || isForehead) layer[i] = LAYER.face
    else if (v > JAW || (background[i] >= skin[i] && background[i] >= clothes[i])) layer[i] = LAYER.background
    else {
      const there = dressed(i)
      layer[i] = there === LAYER.neck ? bareLayer(v) : there
    }
  }
}

/** Bodies stand upright below leaning heads. */
function neckOf(face: Face, f: FaceFrame): Body {
  const [chinX, chin] = pointAt(face, POINT.chin)
  return { axis: f.cx + UPRIGHT * (chinX - f.cx), chin, half: NECK * f.width * f.s, s: f.s }
}

/** What a hidden pixel of her is, below the jaw: background where she cannot be; the neck where she is bare. */
type Dressed = (i: number) => number

/**
 * What the neckline that goes on from what is seen of it makes of a pixel; where it cannot tell, what is guessed. Marks
 * what it tells in the layout.
 */
function continued(within: Neckline, layout: Layout, neck: Body, guess: Dressed): Dressed {
  const { w, told } = layout
  const isBesideNeck = besideNeck(neck)
  const top = garmentTop(layout, neck)
  return (i) => {
    const [x, y] = [i % w, (i / w) | 0]
    const there = within(x, y)
    if (there === null) return guess(i)
    if (y >= top(x)) {
      told[i] = 1
      return there
    }
    const isNeck = !isBesideNeck(x, y) && (there === LAYER.neck || Math.abs(x - neck.axis) < neck.half)
    return isNeck ? LAYER.neck : LAYER.background
  }
}

/** How much higher than where shoulders begin cloth stands beside the neck, and how far from it, face heights. */
const RISE = { by: 0.12, over: 0.4 } as const

/** The highest row in which a column may hold cloth: shoulders fall away from the neck, and so does what lies on them. */
function garmentTop(layout: Layout, { axis, chin, s, half }: Body): (x: number) => number {
  const { w, layer } = layout
  let top = chin + SHOULDER_TOP * s
  for (let i = 0; i < layer.length; i++) {
    if (!isSeenCloth(layout, i) || Math.abs((i % w) - axis) > BESIDE * s) continue
    top = Math.min(top, ((i / w) | 0) - (SHOULDER_TOP / 2) * s)
  }
  return (x) => {
    const out = Math.max(0, Math.abs(x - axis) - half) / s
    return top - RISE.by * s * Math.max(0, 1 - out / RISE.over) ** 1.5
  }
}

/** What the ground network says, where no neckline goes on. */
function guessed(
  layout: Layout,
  [background, skin, clothes]: Plane[],
  { face, f, neck }: { face: Face; f: FaceFrame; neck: Body },
): Dressed {
  const { w } = layout
  const isBesideNeck = besideNeck(neck)
  const collar = guessedNeckline(layout, face, f)
  return (i) => {
    const [x, y] = [i % w, (i / w) | 0]
    if (clothes[i] > skin[i]) return collar(...toFace(f, x, y))
    if (!isBesideNeck(x, y)) return LAYER.neck
    return clothes[i] > Math.max(0.3, background[i]) ? collar(...toFace(f, x, y)) : LAYER.background
  }
}

/**
 * What lies where the network says clothes beside the neck: it takes hidden shoulders higher than they are. Clothes
 * stand no higher than where shoulders meet the neck, or than they are seen to; round the neck they leave the bow free
 * whose lowest point is seen below the chin.
 */
function guessedNeckline(layout: Layout, face: Face, f: FaceFrame) {
  const { w, layer } = layout
  const [axis, chin] = toFace(f, ...pointAt(face, POINT.chin))
  let top = chin - SHOULDER_TOP
  let bow = Number.NEGATIVE_INFINITY
  for (let i = 0; i < layer.length; i++) {
    if (!isSeenCloth(layout, i)) continue
    const [u, v] = toFace(f, i % w, (i / w) | 0)
    if (Math.abs(u - axis) < BESIDE) top = Math.max(top, v + SHOULDER_TOP / 2)
    if (Math.abs(u - axis) < BOW.middle) bow = Math.max(bow, v)
  }
  const neck = NECK * f.width
  const deep = top - bow
  return (u: number, v: number): number => {
    const across = Math.abs(u - axis)
    const above = Math.max(0, 1 - (v - top) / SHOULDER_TOP)
    if (v >= top) return across < neck + BOW.beside * above ** 3 ? LAYER.neck : LAYER.background
    const isFree =
      deep > 0 && deep < BOW.deepest && Math.hypot(across / (neck + BOW.beside), (top - v) / deep) < 1
    return isFree ? LAYER.neck : LAYER.clothes
  }
}

/** Beside a neck there is nothing of her, however wide the network thinks it. */
function besideNeck({ axis, chin, s, half }: Body): (x: number, y: number) => boolean {
  return (x, y) => {
    const below = Math.max(0, (y - chin) / s - SHOULDERS)
    return Math.abs(x - axis) > half + s * WIDENS * below ** 1.5
  }
}

/** Row of the shoulders' outline per column: the first of body or cloth below the neck. */
function shoulderLine({ w, h, layer }: Layout, face: Face, f: FaceFrame): Float32Array {
  const chin = Math.max(0, Math.ceil(pointAt(face, POINT.chin)[1]))
  const rows = Float32Array.from({ length: w }, (_, x) => {
    let y = chin
    while (y < h && layer[y * w + x] !== LAYER.clothes && layer[y * w + x] !== LAYER.body) y++
    return y
  })
  return boxBlur(rows, w, 1, Math.round(f.s * 0.06))
}
