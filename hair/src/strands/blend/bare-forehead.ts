import type { Analysis } from '../../analysis/analyse.ts'
import { featureArea } from '../../face/face-areas.ts'
import { toPixels } from '../../face/face-frame.ts'
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
import { DOWN, HAIR, type Places, placesOf, SMALL, type SweptForehead } from './forehead-places.ts'
import { type ForeheadSeen, foreheadTexture } from './forehead-texture.ts'
import { liftShade } from './lift-shade.ts'
import { smoothSkin } from './smooth-skin.ts'

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
  const around = { places, frame: head.frame, ...faceOf(analysis, layout, small) }
  const seen = skinSeen(around)
  const enlarged = (plane: Plane) => resizePlane(plane, small.w, small.h, w, h)
  const inFace = (share: Plane) => share.map((v, i) => v * smoothstep(0.6, 0.95, isFace[i]))

  const photographed = planeOf(small.w * small.h, (o) => places.photographed[o] * (1 - seen.besideFeature[o]))
  const lit = inFace(enlarged(photographed))
  const gain = liftShade({
    ...{ channels: shrinkPicture(picture, SMALL), skin: seen.skin, hair, fringe: places.fringe },
    ...{ domain: seen.domain, size: small, s: head.frame.s / SMALL, isShaded: forehead.isShaded },
  }).map(enlarged)
  for (let i = 0; i < lit.length; i++)
    for (let c = 0; c < 3; c++) {
      const skin = Math.min(255, picture.data[i * 3 + c] * gain[c][i])
      data[i * 3 + c] += Math.round((skin - data[i * 3 + c]) * lit[i])
    }

  const { share, skin } = carriedOn(ground, { ...around, domain: seen.domain })
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

/** Of her face, at a quarter of the size. */
interface Around {
  places: Places
  frame: Head['frame']
  /** How much of each pixel is face, 0 to 1. */
  isFace: Plane
  /** 1 on brows, eyes and mouth. */
  feature: Plane
}

function faceOf({ face, picture }: Analysis, layout: Layout, size: Size): Pick<Around, 'isFace' | 'feature'> {
  return {
    isFace: shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size }),
    feature: Float32Array.from(featureArea(placeFace(face, size.w / picture.w), size.w, size.h)),
  }
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

function skinSeen({ places: { w, h, near, behind }, frame, isFace, feature }: Around): SkinSeen {
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

/** The skin of a forehead behind its line, gamma-coded 0 to 1, and how much of each pixel it is, at a quarter of the size. */
function carriedOn(
  ground: Picture,
  { places, frame, isFace, feature, domain }: Around & Pick<SkinSeen, 'domain'>,
): { share: Plane; skin: Plane[] } {
  const { w, h, behind, near } = places
  const s = frame.s / SMALL
  const channels = shrinkPicture(ground, SMALL)
  const isKnown = planeOf(w * h, (o) => {
    const isClean = places.fringe[o] > 0.5 || near[o] < HAIR.tells
    return behind[o] < 0 && isClean && isFace[o] > 0.97 && !feature[o] ? 1 : 0
  })
  const { shines, folds } = textureOf({ channels, isKnown, behind, s, size: places })
  const filled = (known: Plane, tone: number) =>
    smoothSkin(channels, { known, domain, size: places, sigma: tone * s })
  const all = filled(isKnown, TONE.meets)
  const isMatt = isKnown.map((known, o) => (shines[o] < SHINE.least && !folds[o] ? known : 0))
  const matt = filled(isMatt, TONE.matt)
  const features = blur(feature, w, h, 1)
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
