import type { Analysis } from '../../analysis/analyse.ts'
import { type FaceFrame, faceFrame, toFace } from '../../face/face-frame.ts'
import { placeFace } from '../../face/place-face.ts'
import { BACKGROUND, CLOTHES, SKIN } from '../../matte/masks.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import { fourNeighbours } from '../../pixels/masks/four-neighbours.ts'
import type { Plane } from '../../pixels/picture.ts'
import { valueAtRank } from '../../pixels/value-at-rank.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { hazeOf } from './beside/haze.ts'
import { FREE, MAYBE, meanOf, type Near, nearHair, wayBetween } from './beside/near-hair.ts'
import { strandsOnSkin } from './beside/strands-on-skin.ts'
import { wispsOf } from './beside/wisps.ts'
import { grown, shrunk } from './grown.ts'
import { likeliest } from './likeliest.ts'
import { mostHair, reducedSize, shrinkPicture } from './reduced.ts'

/** How far from her hair strands are looked for: share of hair in a blur of a tenth of a face height. */
const NEAR = 0.01
/** Farther, down to this share of hair, lies the backdrop that tells how quiet the one behind her is. */
const AROUND_HAIR = 0.0002
/** From this share of the way from what surrounds a pixel to the hair's colour it is a strand, and surely hair. */
const SHARE = 0.16
const SURELY = 0.5
/** From here on it has the colour of the hair. */
const SAME = 0.85
/** Face heights: below it skin is no ear. */
const BELOW_JAW = -0.28
/** Before a quiet backdrop fainter ones are seen: from so many times what one in a hundred of its own pixels strays by. */
const TIMES_QUIET = 2
const FAINTEST = 0.05
/** The same for the end of a lock, which is broad as folds and shadows are. */
const TUFT = 0.55
/** Colours nearer to each other (sum of squares) are one. */
const LIKE = 0.08
/** Half the side of the window that tells what surrounds the end of a lock, face heights. */
const AROUND_TUFT = 0.12
/** The same of a strand on skin. */
const AROUND = 0.03
/** Half the side of the window over which cloth is one colour, and how far around the cloth far from hair tells which, face heights. */
const CLOTH = { even: 0.025, around: 0.5 } as const
/** See `strayHair`. */
export const END = 2
/** How much of the rim of an end lies at the hair it belongs to: a lapel in the shade only touches it. */
const MOUTH = 0.25
/** Hair must differ so much from what it lies on (sum of squares); folds of skin as dark as her hair look like strands. */
const CONTRAST = { skin: 0.25, elsewhere: 0.02 } as const
/** Half the width of a fold or a shadow on skin, which is no strand, pixels at half size. */
const FOLD = 3
/** Pixels of the backdrop that tell how quiet it is. */
const ENOUGH = 200
/** Leaves and dots are full of "strands" far from her hair too: with more than this share of them nothing is taken. */
const BUSY = 0.03
/** Of cloth so much must be seen far from her hair, beside what is seen near it: else there is nothing to compare with. */
const TELLING = 0.25

type Photo = Pick<Analysis, 'picture' | 'matte' | 'masks' | 'face'>

/**
 * Stray hairs that the matte leaves out, on a short cut they would stay behind as scribbles: 1 where one crosses a pixel
 * at half size, `END` where a broad end lies that the masks take for cloth, `MAYBE` where something before a backdrop could be
 * hair as well as a part of it.
 */
export function strayHair(photo: Photo): Plane {
  const { picture, matte } = photo
  const { w, h } = reducedSize(picture, 2)
  const f = faceFrame(placeFace(photo.face, w / picture.w))
  const channels = shrinkPicture(picture, 2)
  const alpha = mostHair(matte, 2)
  const sure = alpha.map((a) => (a > 0.7 ? 1 : 0))
  const hair = wideBlur(sure, w, h, f.s * 0.1)
  const tone = meanOf(channels, sure, (plane) => wideBlur(plane, w, h, f.s * 0.3))
  const seen = { w, h, colours: channels, alpha, hair, tone, kind: kinds(photo, w, h, f) }
  const near = nearHair(seen, f.s)
  const ends = endsOnCloth(near, f)
  const [wisps, haze] = [wispsOf(near), hazeOf(near)]
  return strandsOf(near, hairLike(near, f)).map((is, o) =>
    Math.max(is, END * ends[o], MAYBE * Math.max(wisps[o], haze[o])),
  )
}

function kinds({ masks }: Photo, w: number, h: number, f: FaceFrame): Int8Array {
  const out = new Int8Array(w * h)
  for (let y = 0; y < h; y++) {
    const row = ((y * masks.h) / h) | 0
    for (let x = 0; x < w; x++) {
      const [u, v] = toFace(f, x, y)
      // lashes and brows are no stray hairs
      const isFace = (u / (f.width * 0.52)) ** 2 + (v / 0.54) ** 2 < 1
      out[y * w + x] = isFace ? -1 : likeliest(masks, row * masks.w + (((x * masks.w) / w) | 0))
    }
  }
  return out
}

/** Where a pixel strays from what surrounds it towards the colour of the hair nearby: 1, 2 where it surely is hair, 3 where it has that colour. */
function hairLike({ w, h, colours, hair, tone, kind, free, close, beside: near }: Near, f: FaceFrame): Plane {
  const wayTo = (
    around: Plane[],
    o: number,
    contrast: number = kind[o] === SKIN ? CONTRAST.skin : CONTRAST.elsewhere,
  ): number => wayBetween({ from: around, to: tone }, colours, o, contrast)
  // the end of a lock is broad: what surrounds it is what has another colour
  const isOther = (o: number) =>
    colours.reduce((sum, plane, c) => sum + (plane[o] - tone[c][o]) ** 2, 0) > LIKE
  const other = free.map((is, o) => (is && isOther(o) ? 1 : 0))
  const skin = free.map((is, o) => (is && kind[o] === SKIN ? 1 : 0))
  const within = (r: number) => (plane: Plane) => boxBlur(plane, w, h, Math.max(4, Math.round(r * f.s)))
  const beside = meanOf(colours, other, within(AROUND_TUFT))
  // what surrounds skin is skin: beside white cloth or a bright wall all of it is on the way to dark hair
  const skinClose = meanOf(colours, skin, within(AROUND))
  const skinBeside = meanOf(
    colours,
    other.map((is, o) => is * skin[o]),
    within(AROUND_TUFT),
  )
  const ways = new Float32Array(w * h)
  for (let o = 0; o < ways.length; o++)
    if (free[o] && kind[o] >= 0) ways[o] = wayTo(skin[o] ? skinClose : close, o)
  const faintest = faintestBefore(ways, hair, kind)
  const isNeck = (o: number) => skin[o] && near[o] && toFace(f, o % w, (o / w) | 0)[1] < BELOW_JAW
  return ways.map((way, o) => {
    const end = free[o] && kind[o] > BACKGROUND ? wayTo(skin[o] ? skinBeside : beside, o) : 0
    // dark skin differs little from dark hair: close beside that, what has its colour on a neck is its end
    const isEnd = isNeck(o) && wayTo(skinBeside, o, CONTRAST.elsewhere) > SAME
    if (isEnd || Math.max(way, end) > SAME) return 3
    if (way > SURELY || end > TUFT) return 2
    return way > (kind[o] === BACKGROUND ? faintest : SHARE) ? 1 : 0
  })
}

/** From which share of the way on a strand stands out from the backdrop: where that is quiet, a faint one does. */
function faintestBefore(ways: Plane, hair: Plane, kind: Int8Array): number {
  const around = ways.filter((_, o) => kind[o] === BACKGROUND && hair[o] < NEAR && hair[o] > AROUND_HAIR)
  if (around.length < ENOUGH) return SHARE
  const own = valueAtRank(around, Math.floor(around.length * 0.99))
  return Math.min(SHARE, Math.max(FAINTEST, TIMES_QUIET * own))
}

/**
 * Broad ends that the masks take for cloth: 1 where it has, taken together, the colour of the hair nearby, as no cloth far
 * from it has. A print with dots of that colour has not.
 */
function endsOnCloth({ w, h, colours, alpha, hair, tone, kind }: Near, f: FaceFrame): Plane {
  const cloth = alpha.map((a, o) => (a < FREE && kind[o] === CLOTHES ? 1 : 0))
  const away = cloth.map((is, o) => (hair[o] < NEAR ? is : 0))
  const r = Math.max(2, Math.round(f.s * CLOTH.even))
  const mean = meanOf(colours, cloth, (plane) => boxBlur(plane, w, h, r))
  const usual = meanOf(colours, away, (plane) => wideBlur(plane, w, h, f.s * CLOTH.around))
  const like = cloth.map((is, o) =>
    is && wayBetween({ from: usual, to: tone }, mean, o, CONTRAST.elsewhere) > SURELY ? 1 : 0,
  )
  const out = new Float32Array(w * h)
  if (!isRareFarAway(like, hair, kind, CLOTHES)) return out
  const beside = grown(
    alpha.map((a) => (a < FREE ? 0 : 1)),
    w,
    h,
    r,
  )
  for (const end of connectedAreas(like, w)) {
    const rim = end.filter((o) => fourNeighbours(o, { w, h }).some((j) => !like[j]))
    const mouth = rim.filter((o) => beside[o]).length
    if (mouth < MOUTH * rim.length) continue
    for (const o of end) if (hair[o] >= NEAR) out[o] = 1
  }
  return out
}

/** What of it is hair: thin on skin, unless it surely is; elsewhere only where the like is rare far from her hair. */
function strandsOf(near: Near, found: Plane): Plane {
  const { w, h, hair, kind } = near
  const onSkin = strandsOnSkin(near, found)
  const any = found.map((hit) => Math.min(1, hit))
  const surely = found.map((hit) => (hit > 1 ? 1 : 0))
  const broad = opened(any, w, h, FOLD)
  const least = new Map<number, number>()
  for (const c of [BACKGROUND, CLOTHES])
    least.set(
      c,
      isRareFarAway(any, hair, kind, c)
        ? 1
        : isRareFarAway(surely, hair, kind, c)
          ? 2
          : Number.POSITIVE_INFINITY,
    )
  return found.map((hit, o) => {
    if (!hit || hair[o] < NEAR) return 0
    if (kind[o] === SKIN) return onSkin[o] && (hit > 1 || !broad[o]) ? 1 : 0
    return hit >= (least.get(kind[o]) ?? 1) ? 1 : 0
  })
}

function isRareFarAway(found: Plane, hair: Plane, kind: Int8Array, wanted: number): boolean {
  const hits = [0, 0]
  const all = [50, 50]
  for (let o = 0; o < found.length; o++) {
    if (kind[o] !== wanted || (wanted === BACKGROUND && hair[o] < AROUND_HAIR)) continue
    const side = hair[o] < NEAR ? 0 : 1
    all[side]++
    hits[side] += found[o]
  }
  if (wanted === CLOTHES && all[0] < TELLING * all[1]) return false
  const [far, close] = hits.map((count, k) => count / all[k])
  return far < BUSY && close > 1.5 * far
}

/** What of a mask is broader than 2r + 1, and a wide margin around it. */
const opened = (mask: Plane, w: number, h: number, r: number): Plane =>
  grown(shrunk(mask, w, h, r), w, h, 3 * r)
