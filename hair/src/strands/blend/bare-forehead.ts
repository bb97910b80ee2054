import type { Analysis } from '../../analysis/analyse.ts'
import { angleIndex, angleOf } from '../../cut/layer/hairline.ts'
import { featureArea } from '../../face/face-areas.ts'
import { toFace, toPixels } from '../../face/face-frame.ts'
import { placeFace } from '../../face/place-face.ts'
import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import { median } from '../../pixels/median.ts'
import { linearToOklab } from '../../pixels/oklab.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toLinear } from '../../pixels/srgb.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { mostHair, reducedSize, shrinkPicture } from '../../plate/layers/reduced.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import { skinGrain } from '../../plate/skin/skin-grain.ts'
import type { Head } from '../head/head.ts'
import { hairlineAt } from '../head/scalp.ts'
import { type ForeheadSeen, foreheadTexture } from './forehead-texture.ts'
import { liftShade } from './lift-shade.ts'
import { smoothSkin } from './smooth-skin.ts'

/** Skin is carried on at a quarter of the size: it is smooth, and grain is laid on it. */
const SMALL = 4
/** Before her hairline, face heights, where skin is the photo's and where none of it is: above her forehead, and at her temples, where single hairs grow further into it. */
const LINE = { forehead: [-0.08, -0.02], temples: [-0.11, -0.05], from: 20, to: 45 } as const
/** Degrees from straight up from which on skin is the plate's, all of it and none. */
const SIDES = [105, 85] as const
/** Face heights before her hairline down to which the photo takes the place of the plate, all of it and none. */
const DOWN = [-0.3, -0.4] as const
/** Hair nearby, blurred by so many face heights: skin beside it is not hers to tell, and is painted over. */
const HAIR = { blurred: 0.012, tells: 0.01, from: 0.01, to: 0.06 } as const
/** Darker than what lies around it, blurred by so many face heights, skin lies in a fold. */
const FOLD = { around: 0.04, darker: 0.04 } as const
/** Face heights over which a tone is gathered: it meets the photo at the line, and a wrinkle is no tone of a forehead. */
const TONE = { meets: 0.012, matt: 0.03 } as const
/**
 * What shines: chroma over lightness, as a share of that of her forehead, and how much lighter it is. It ends so many face heights
 * behind the line; what is darker by `shade`, gamma-coded, goes on.
 */
const SHINE = { chroma: [0.95, 0.75], lighter: [0, 0.04], least: 0.15, ends: 0.1, shade: 0.04 } as const
/** Face heights behind the place up to which skin is seen before single hairs: its shade is lifted up to there. */
const SEEN = 0.12
/** Face heights around brows and eyes in which the photo does not take the place of the plate: brows are no shade. */
const FEATURE = 0.022
/** Degrees from straight up between which the lines of a forehead end. */
const LINED = [45, 70] as const
/** Face heights by which a hairline is raised where a fringe is taken for it, from none to wholly. */
const RAISED = [0, 0.02] as const

/** What is known of her forehead. */
export interface SweptForehead {
  /** With the hairline that swept hair has: under a fringe it is a guess. */
  head: Pick<Head, 'frame' | 'hairline'>
  /** Her own hairline, radii like those of the head. */
  natural: Float32Array
  /** With temples: what lies there is her face. */
  layout: Layout
}

/**
 * Takes her own hairline away: the skin of her forehead goes on behind it, and up to it is the photo's. First hairs are
 * of another colour, coiled or cut, and under hair that is swept back nothing hides them. Writes into the picture.
 * @param ground her plate, with temples
 */
export function bareForehead(ground: Picture, analysis: Analysis, forehead: SweptForehead): void {
  const { head, layout } = forehead
  const { picture, matte } = analysis
  const { w, h, data } = ground
  const small = reducedSize(ground, SMALL)
  const isFace = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: { w, h } })
  const hair = mostHair(matte, SMALL)
  const near = blur(hair, small.w, small.h, (HAIR.blurred * head.frame.s) / SMALL)
  const places = placesOf(forehead, { ...small, near })
  const seen = skinSeen(analysis, { places, layout, frame: head.frame })
  const enlarged = (plane: Plane) => resizePlane(plane, small.w, small.h, w, h)
  const inFace = (share: Plane) => share.map((v, i) => v * smoothstep(0.6, 0.95, isFace[i]))

  const photographed = planeOf(small.w * small.h, (o) => places.photographed[o] * (1 - seen.besideFeature[o]))
  const lit = inFace(enlarged(photographed))
  const gain = liftShade({
    ...{ channels: shrinkPicture(picture, SMALL), skin: seen.skin, hair, fringe: places.fringe },
    ...{ domain: seen.domain, size: small, s: head.frame.s / SMALL },
  }).map(enlarged)
  for (let i = 0; i < lit.length; i++)
    for (let c = 0; c < 3; c++) {
      const skin = Math.min(255, picture.data[i * 3 + c] * gain[c][i])
      data[i * 3 + c] += Math.round((skin - data[i * 3 + c]) * lit[i])
    }

  const { share, skin } = carriedOn(ground, analysis, { places, layout, frame: head.frame })
  const bare = inFace(enlarged(share))
  const tones = skin.map(enlarged)
  const texture = foreheadTexture(picture, whereSkinIs(seen.clean, head, small))
  const repainted = planeOf(
    small.w * small.h,
    (o) => places.repainted[o] * (1 - photographed[o]) * (1 - seen.besideFeature[o]),
  )
  const isLined = texture ? enlarged(places.lined) : new Float32Array(w * h)
  const isRepainted = texture ? inFace(enlarged(repainted)) : isLined
  const grain = skinGrain(picture, head.frame)
  for (let i = 0; i < bare.length; i++) {
    const lines = Math.max(bare[i] * isLined[i], isRepainted[i])
    if (Math.max(bare[i], lines) <= 0.004) continue
    const grained = bare[i] * (1 - isLined[i]) * tiled(grain.tile, grain.size, i, w)
    for (let c = 0; c < 3; c++) {
      const tone = data[i * 3 + c] + (255 * tones[c][i] - data[i * 3 + c]) * bare[i]
      const lined = texture && lines > 0.004 ? lines * tiled(texture.tiles[c], texture.size, i, w) : 0
      data[i * 3 + c] = Math.max(0, Math.min(255, Math.round(tone + 255 * (grained + lined))))
    }
  }
}

/** A repeated tile at a pixel. */
const tiled = (tile: Plane, size: number, i: number, w: number): number =>
  tile[(((i / w) | 0) % size) * size + ((i % w) % size)]

interface Around {
  places: Places
  layout: Layout
  frame: Head['frame']
}

/** Of the photo, at a quarter of the size. */
interface SkinSeen {
  /** How much of each pixel is skin that is seen, 0 to 1. */
  skin: Plane
  /** The same up to where first hairs grow. */
  clean: Plane
  /** 1 where skin is wanted. */
  domain: Uint8Array
  /** How near brows and eyes are, 0 to 1. */
  besideFeature: Plane
}

function skinSeen(
  { face, picture }: Analysis,
  { places: { w, h, near, behind }, layout, frame }: Around,
): SkinSeen {
  const isFace = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: { w, h } })
  const feature = Float32Array.from(featureArea(placeFace(face, w / picture.w), w, h))
  const skin = planeOf(w * h, (o) =>
    isFace[o] > 0.9 && behind[o] < SEEN && !feature[o] ? smoothstep(HAIR.to, HAIR.from, near[o]) : 0,
  )
  return {
    skin,
    clean: skin.map((share, o) => (behind[o] < 0 ? share : 0)),
    domain: Uint8Array.from(isFace, (share) => (share > 0.5 ? 1 : 0)),
    besideFeature: blur(feature, w, h, (FEATURE * frame.s) / SMALL).map((v) => smoothstep(0, 0.3, v)),
  }
}

/** Where skin is seen, and nothing but skin beside it. */
function whereSkinIs(clean: Plane, { frame, hairline }: SweptForehead['head'], { w, h }: Size): ForeheadSeen {
  const sure = blur(clean, w, h, (0.012 * frame.s) / SMALL)
  const isSkin = (u: number, v: number) => {
    const [x, y] = toPixels(frame, u, v)
    return sure[Math.floor(y / SMALL) * w + Math.floor(x / SMALL)] > 0.97
  }
  return { frame, top: hairline[(hairline.length - 1) / 2], isSkin }
}

/** Around her hairline, at a quarter of the size. */
interface Places extends Size {
  /** Hair nearby, 0 to 1. */
  near: Plane
  /** Face heights behind the place from which on all skin is painted; NaN below her face. */
  behind: Plane
  /** How much of each pixel may be painted, 0 to 1: none beside her ears. */
  above: Plane
  /** How much of it was under a fringe, where the plate is her skin. */
  fringe: Plane
  /** How much of it is skin that the photo shows. */
  photographed: Plane
  /** How much of it is behind her hairline. */
  beyond: Plane
  /** How much of it has the lines of her forehead, 0 to 1: they end at her temples. */
  lined: Plane
  /** The same as far down as the photo may take the place of the plate. */
  repainted: Plane
}

function placesOf(
  { head: { frame, hairline }, natural }: SweptForehead,
  { w, h, near }: Pick<Places, 'w' | 'h' | 'near'>,
): Places {
  const empty = () => new Float32Array(w * h)
  const places = { behind: empty().fill(Number.NaN), above: empty(), fringe: empty() }
  const out = {
    w,
    h,
    near,
    ...places,
    photographed: empty(),
    beyond: empty(),
    lined: empty(),
    repainted: empty(),
  }
  for (let o = 0; o < w * h; o++) {
    const [u, v] = toFace(frame, (o % w) * SMALL + 1.5, ((o / w) | 0) * SMALL + 1.5)
    const index = angleIndex(u, v)
    if (index < 1 || index > hairline.length - 2) continue
    const angle = angleOf(index)
    const atTemples = smoothstep(LINE.from, LINE.to, angle)
    const [before, none] = LINE.forehead.map((at, k) => at + (LINE.temples[k] - at) * atTemples)
    const line = hairlineAt(hairline, index)
    const r = Math.hypot(u, v) - line
    out.behind[o] = r - before
    out.above[o] = smoothstep(SIDES[0], SIDES[1], angle)
    out.fringe[o] = smoothstep(RAISED[0], RAISED[1], line - hairlineAt(natural, index))
    const isBefore = r < 0 ? smoothstep(DOWN[1], DOWN[0], r) : 0
    const isFree = smoothstep(HAIR.to, HAIR.from, near[o])
    out.lined[o] = smoothstep(LINED[1], LINED[0], angle)
    out.repainted[o] = out.lined[o] * smoothstep(DOWN[1], DOWN[0], r)
    out.photographed[o] = out.above[o] * isFree * isBefore
    out.beyond[o] = out.above[o] * smoothstep(before, none, r)
  }
  return out
}

/** The skin of a forehead behind its line, gamma-coded 0 to 1, and how much of each pixel it is, at a quarter of the size. */
function carriedOn(
  ground: Picture,
  { face, picture }: Analysis,
  { places, layout, frame }: Around,
): { share: Plane; skin: Plane[] } {
  const { w, h, behind, near } = places
  const s = frame.s / SMALL
  const channels = shrinkPicture(ground, SMALL)
  const isFace = shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size: places })
  const feature = featureArea(placeFace(face, w / picture.w), w, h)
  const isKnown = planeOf(w * h, (o) => {
    const isClean = places.fringe[o] > 0.5 || near[o] < HAIR.tells
    return behind[o] < 0 && isClean && isFace[o] > 0.97 && !feature[o] ? 1 : 0
  })
  const { shines, folds } = textureOf({ channels, isKnown, behind, s, size: places })
  const domain = Uint8Array.from(isFace, (share) => (share > 0.5 ? 1 : 0))
  const filled = (known: Plane, tone: number) =>
    smoothSkin(channels, { known, domain, size: places, sigma: tone * s })
  const all = filled(isKnown, TONE.meets)
  const isMatt = isKnown.map((known, o) => (shines[o] < SHINE.least && !folds[o] ? known : 0))
  const matt = filled(isMatt, TONE.matt)
  const features = blur(Float32Array.from(feature), w, h, 1)
  const share = planeOf(w * h, (o) => {
    const isLock = behind[o] > DOWN[0] ? smoothstep(HAIR.from, HAIR.to, near[o]) * (1 - places.fringe[o]) : 0
    return Math.max(places.beyond[o], places.above[o] * isLock) * (1 - features[o])
  })
  // what shines at the line dies away behind it; shade goes on
  const goesOn = planeOf(w * h, (o) => {
    const isShade = smoothstep(0, SHINE.shade, matt[1][o] - all[1][o])
    return Math.max(isShade, smoothstep(SHINE.ends, 0, behind[o]))
  })
  const skin = matt.map((plane, c) => plane.map((v, o) => v + (all[c][o] - v) * goesOn[o]))
  return { share, skin }
}

interface Seen {
  channels: Plane[]
  /** 1 where skin is seen that no hair lies near. */
  isKnown: Plane
  behind: Plane
  /** Pixels of a face height. */
  s: number
  size: Size
}

/** Where skin has another tone than its own. */
interface Texture {
  /** How much each pixel shines, 0 to 1: it is paler than her forehead, and lighter. */
  shines: Plane
  /** 1 in the folds of her skin. */
  folds: Plane
}

function textureOf({ channels: [red, green, blue], isKnown, behind, s, size: { w, h } }: Seen): Texture {
  const light = new Float32Array(w * h)
  const colour = new Float32Array(w * h)
  const forehead: number[] = []
  for (let o = 0; o < w * h; o++) {
    const [L, a, b] = linearToOklab(...linearAt(red[o], green[o], blue[o]))
    light[o] = L
    colour[o] = Math.hypot(a, b) / Math.max(0.05, L)
    if (isKnown[o] && behind[o] > -0.25) forehead.push(o)
  }
  const middle = (plane: Plane) => median(forehead.map((o) => plane[o])) || 1
  const [lightness, chroma] = [middle(light), middle(colour)]
  const shine = planeOf(w * h, (o) => {
    const isPale = smoothstep(SHINE.chroma[0], SHINE.chroma[1], colour[o] / chroma)
    return isPale * smoothstep(SHINE.lighter[0], SHINE.lighter[1], light[o] - lightness)
  })
  const around = blur(light, w, h, FOLD.around * s)
  const folds = light.map((L, o) => (L < around[o] - FOLD.darker ? 1 : 0))
  return { shines: blur(shine, w, h, 0.01 * s), folds }
}

const linearAt = (...gamma: [number, number, number]): [number, number, number] => {
  const [r, g, b] = gamma.map((v) => toLinear(Math.round(255 * v)))
  return [r, g, b]
}
