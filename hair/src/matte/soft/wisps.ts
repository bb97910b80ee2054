import { boxBlur } from '../../pixels/box-blur.ts'
import { bytesOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { BACKGROUND, CLASSES, CLOTHES, HAIR, type Masks, SKIN } from '../masks.ts'
import { type ColouredMatte, coarsePixels, hairShareAt } from './hair-share.ts'
import { opened } from './opened.ts'

/** How far from her hair wisps are followed, in widths of the portrait: a wall has lines of its own. */
const REACH = { [BACKGROUND]: 0.05, [SKIN]: 0.08, [CLOTHES]: 0.08, [HAIR]: 0.08 } as const
const FURTHEST = 0.08
/** Wisps are narrower than this: pixels of a portrait at least `SMALL` wide; half of it in a smaller one. */
const BROAD = 8
const SMALL = 640
/** OKLab distance (hue counts twice) from which hair can be told from what it lies on; folds of skin are dark lines too. */
const PLAIN = { from: 0.14, to: 0.24 } as const
const PLAIN_ON_SKIN = { from: 0.42, to: 0.52 } as const
/** Share of hair of a pixel that carries a wisp on. */
const CARRIES = 0.14
/** A pixel of the matte from which wisps grow. */
const ROOTED = 0.35
/** A wisp may vanish for so many pixels: where it crosses a shine or another edge. */
const GAP = 2
/** Leaves and lace are full of thin lines away from her hair too: with more than this share of them none is followed. */
const BUSY = 0.012

/** Where a pixel at full size lies: nowhere (the face), or the likeliest class but hair; and whether hair is near. */
interface Place {
  kind: Int8Array
  isNear: Uint8Array
}

/**
 * Takes into the matte, in place, the thin ends and stray hairs that leave it: lines no wider than a lock's end, of the
 * colour of the hair nearby, that hang together with it. Prints and folds of clothes do not. In the face none is looked for, and
 * where nobody is nothing is taken.
 */
export function growWisps(matte: ColouredMatte, masks: Masks, lab: Float32Array): void {
  const { w, h, alpha } = matte
  const place = placeOf(masks)
  const at = coarsePixels(matte, masks)
  const share = hairShares({ matte, place, at }, lab)
  const broad = opened(share, w, h, w < SMALL ? BROAD / 2 : BROAD)
  for (let i = 0; i < share.length; i++)
    share[i] = alpha[i] >= ROOTED ? 0 : (share[i] - broad[i]) / Math.max(0.2, 1 - broad[i])
  const isFollowed = CLASSES.map((c) => isRareAway({ thin: share, matte, place, at }, c))
  const length = lengthFromHair(matte, share, Math.round(FURTHEST * w))
  for (let i = 0; i < length.length; i++) {
    if (length[i] === 0) continue
    const m = at.row[(i / w) | 0] + at.column[i % w]
    const kind = place.kind[m] as keyof typeof REACH
    if (!isFollowed[kind]) continue
    const fades = 1 - smoothstep(0.6, 1, length[i] / (REACH[kind] * w))
    const wisp = smoothstep(0.04, 0.75, share[i]) * fades * masks.person[m]
    if (wisp > alpha[i]) alpha[i] = wisp
  }
}

function placeOf({ w, h, shares, oval }: Masks): Place {
  const hair = shares[HAIR].map((p) => (p > 0.5 ? 1 : 0))
  const r = Math.round(FURTHEST * w)
  const near = boxBlur(boxBlur(hair, w, h, r), w, h, r)
  const kind = new Int8Array(w * h)
  for (let m = 0; m < kind.length; m++) {
    if (oval[m]) {
      kind[m] = -1
      continue
    }
    kind[m] = BACKGROUND
    for (const c of [SKIN, CLOTHES]) if (shares[c][m] > shares[kind[m]][m]) kind[m] = c
  }
  return { kind, isNear: bytesOf(near.length, (m) => (near[m] > 0.004 ? 1 : 0)) }
}

/** Where each pixel stands between what lies behind (0) and the hair nearby (1); 0 where they are alike. */
function hairShares({ matte, place, at }: Omit<Lines, 'thin'>, lab: Float32Array): Plane {
  const { w, h, alpha } = matte
  const { kind } = place
  const { row, column } = at
  const out = new Float32Array(w * h)
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const m = row[y] + column[x]
      if (kind[m] < 0) continue
      if (alpha[i] >= ROOTED) {
        out[i] = 1
        continue
      }
      out[i] = hairShareAt(matte, lab, i, m, kind[m] === SKIN ? PLAIN_ON_SKIN : PLAIN)
    }
  }
  return out
}

/** Thin lines of the hair's colour, and where they lie. */
interface Lines {
  thin: Plane
  matte: ColouredMatte
  place: Place
  at: ReturnType<typeof coarsePixels>
}

/** Whether thin lines of the hair's colour are rare on this kind of ground where no hair is near. */
function isRareAway({ thin, matte: { w, alpha }, place, at }: Lines, wanted: number): boolean {
  const { kind, isNear } = place
  const { row, column } = at
  const [hits, all] = [
    [0, 0],
    [50, 50],
  ]
  for (let i = 0; i < thin.length; i += 3) {
    const m = row[(i / w) | 0] + column[i % w]
    if (kind[m] !== wanted || alpha[i] >= ROOTED) continue
    all[isNear[m]]++
    if (thin[i] >= CARRIES) hits[isNear[m]]++
  }
  const [away, near] = hits.map((count, k) => count / all[k])
  return away < BUSY && near > 1.5 * away
}

/** How many steps along thin hair lead from the matte to a pixel, 1 to `reach`; 0 where none do. */
function lengthFromHair({ w, h, alpha }: ColouredMatte, thin: Plane, reach: number): Uint16Array {
  const steps = new Uint16Array(w * h)
  let front: number[] = []
  for (let y = GAP; y < h - GAP; y++)
    for (let x = GAP; x < w - GAP; x++) {
      const i = y * w + x
      if (alpha[i] >= ROOTED && (thin[i - 1] || thin[i + 1] || thin[i - w] || thin[i + w])) front.push(i)
    }
  while (front.length > 0) {
    const next: number[] = []
    for (const i of front) {
      const x = i % w
      const y = (i / w) | 0
      if (x < GAP || y < GAP || x >= w - GAP || y >= h - GAP) continue
      for (let dy = -GAP; dy <= GAP; dy++)
        for (let dx = -GAP; dx <= GAP; dx++) {
          const j = i + dy * w + dx
          const length = steps[i] + Math.max(Math.abs(dx), Math.abs(dy))
          if (steps[j] || thin[j] < CARRIES || length > reach) continue
          steps[j] = length
          next.push(j)
        }
    }
    front = next
  }
  return steps
}
