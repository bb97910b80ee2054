import type { HairReading } from '../../analysis/analyse.ts'
import { type Face, OVAL, outline } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import type { Rectangle } from '../../pixels/crop-picture.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { drawThrough } from '../geometry/draw-through.ts'
import { flatPoints, headPoints, heldAs, pick } from '../geometry/head-points.ts'
import { FEATURES, INNER, INNER_WEIGHTS } from '../geometry/inner-landmarks.ts'
import type { FlatPoints } from '../geometry/similarity.ts'
import { thinPlate } from '../geometry/thin-plate.ts'
import { coveredBrows } from './covered-brows.ts'
import { bareSkin, faceShare, nearHair } from './face-share.ts'
import { fringeOver } from './fringe-over.ts'
import { matchDetail } from './match-detail.ts'
import { matchLight } from './match-light.ts'
import { mixLab } from './mix-lab.ts'
import { differenceOf, seamError } from './seam.ts'

/** How softly light is brought over, face heights: wider than a brow, narrower than the shadow of a cheek. */
const LIGHT = 0.1
/** Skin differs by so much in two lights, OKLab; beyond it is a lock or a frame of glasses. */
export const WITHIN = 0.15
/** Around the face that is drawn, face heights. */
const MARGIN = 0.1

export interface LaidFace {
  picture: Picture
  /** See `seamError`. */
  seam: number
}

/**
 * Her own face on a picture that was made of her: turned and bent as the face there is held, in the light of that
 * picture, inside the outline of that face and away from hair, the new one and her old one.
 */
export function layFace(made: HairReading, hers: HairReading): LaidFace {
  const { w, h } = made.picture
  const size = { w, h }
  const { lab, hair } = bentFace(made, hers)
  const near = nearHair({ ...size, face: made.face, newHair: made.matte.alpha, oldHair: hair })
  const inside = faceShare({ ...size, face: made.face }, near)
  const alike = bareSkin(inside, [made.face], size)
  matchDetail(lab, made.lab, { ...size, where: alike })
  matchLight({ ...size, own: lab, light: made.lab, alike, within: WITHIN }, LIGHT * faceFrame(made.face).s)
  const difference = differenceOf({ ...size, over: lab, under: made.lab })
  const fringe = fringeOver({ ...size, newHair: made.matte.alpha, difference, s: faceFrame(made.face).s })
  const covered = coveredBrows({ ...size, face: made.face, hair: made.matte.alpha })
  const share = inside.map((of, i) => of * (1 - Math.max(fringe[i], covered[i])))
  const seam = seamError(difference, { share, hair: near })
  return { picture: mixLab(made.picture, { under: made.lab, over: lab, share }), seam }
}

/** Her portrait and its matte, drawn so that her features lie as she would hold them there; 0 far from the face. */
function bentFace(made: HairReading, hers: HairReading): { lab: Float32Array; hair: Plane } {
  const { face, picture } = made
  const from = Float64Array.from([...featuresOf(made, hers), ...pick(flatPoints(face), OVAL)])
  const to = pick(flatPoints(hers.face), [...FEATURES, ...OVAL])
  const map = thinPlate(from, to)
  const size = { w: picture.w, h: picture.h, box: boxAround(face, picture) }
  const lab = drawThrough({ ...sizeOf(hers.picture), values: hers.lab, channels: 3 }, map, size)
  const hair = drawThrough({ ...sizeOf(hers.picture), values: hers.matte.alpha, channels: 1 }, map, size)
  return { lab: lab.values, hair: hair.values }
}

/** A feature beside the new hair, where both faces are seen, lies as it does there: hers would make it a second one. */
const BESIDE = { hair: 0.06, hers: 0.02, theirs: 0.2 } as const

/** Where her features belong: as she would hold them, but on those of the made picture beside its hair. */
function featuresOf({ face, picture: { w, h }, matte }: HairReading, hers: HairReading): FlatPoints {
  const own = pick(heldAs(headPoints(hers.face), face, { by: INNER, weights: INNER_WEIGHTS }), FEATURES)
  const there = pick(flatPoints(face), FEATURES)
  const near = blur(matte.alpha, w, h, BESIDE.hair * faceFrame(face).s)
  return own.map((v, k) => {
    const [x, y] = [there[k & ~1] | 0, there[k | 1] | 0]
    const isInside = x >= 0 && y >= 0 && x < w && y < h
    const share = isInside ? smoothstep(BESIDE.theirs, BESIDE.hers, near[y * w + x]) : 0
    return there[k] + (v - there[k]) * share
  })
}

const sizeOf = ({ w, h }: Size): Size => ({ w, h })

function boxAround(face: Face, { w, h }: Size): Rectangle {
  const corners = outline(face, OVAL)
  const margin = MARGIN * faceFrame(face).s
  const [xs, ys] = [0, 1].map((c) => corners.map((corner) => corner[c]))
  const x = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const y = Math.max(0, Math.floor(Math.min(...ys) - margin))
  return {
    x,
    y,
    w: Math.min(w, Math.ceil(Math.max(...xs) + margin)) - x,
    h: Math.min(h, Math.ceil(Math.max(...ys) + margin)) - y,
  }
}
