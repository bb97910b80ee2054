import { opened } from '../../matte/soft/opened.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'

/** Shares of hair: a pixel that is hair to the matte, one that tells the colour of hair, one that is no backdrop. */
const HELD = 0.5
const SURE = 0.9
const MIXED = 0.02
/** From this share of backdrop on a pixel is one: an ear beside hair is as dark. */
const OPEN = 0.98
/** How far around a place its backdrop is read, the hair it would be of, and what its backdrop differs by, face heights. */
const AROUND = { ground: 0.03, hair: 0.05, spread: 0.15 } as const
/** How much of what lies around must be backdrop for it to be told. */
const TOLD = 0.02
/** Backdrop is no witness of itself from the one share of hair on that is found at first, and all of it is up to the other. */
const WITNESS = { none: 0.25, all: 0.05 } as const
/** Blurred by so much, the matte says how near her hair is, face heights. */
const REACH = 0.07
/** The same blurred matte: loose hair ends where it is less, and is whole where it is more. */
const FADES = { from: 0.02, to: 0.12 } as const
/** Below it what differs on the backdrop is its own; further off nothing is looked at. */
const AWAY = { most: 0.01, least: 1e-4 } as const
/** The spread of a backdrop up to which fine hairs are told from it, and from which on none is. */
const CALM = { from: 0.05, to: 0.1 } as const
/** How many times that spread is no hair. */
const ABOVE = 2.2
/** From this share of hair on a thing is seen, and from how many of such pixels on a backdrop is full of them. */
const BUSY = { share: 0.1, often: 0.06 } as const
/** Loose hairs are narrower, pixels. */
const BROAD = 8
/** No single hair covers more: lit ones are lighter than the hair around, and would be twigs. */
const MOST = 0.7
/** Share of hair of a pixel that carries a hair on, and how far the next one may be, pixels. */
const CARRIES = 0.04
const GAP = 2
/** OKLab distance from which hair can be told from its backdrop. */
const PLAIN = { from: 0.1, to: 0.2 } as const

/** A photo before it was coloured, and what is known of it. */
export interface Lifted extends Size {
  /** OKLab, interleaved. */
  lab: Float32Array
  alpha: Plane
  /** 0 to 1: what is backdrop. */
  isBackground: Plane
}

/** Hair beside the matte, and what it lies on. */
export interface LooseHair {
  /** 0 to 1. */
  alpha: Plane
  /** Three OKLab planes: the backdrop around each pixel. */
  ground: Plane[]
}

/**
 * The fine hairs and the thin edge that the matte leaves out: how far each pixel of the backdrop beside her hair stands
 * between what is around it and the hair nearby, beyond what the backdrop differs by away from her. It hangs together with
 * her hair and ends near it: what goes on is a line of the backdrop. Before leaves none is found.
 * @param s one face height, pixels
 */
export function looseHair(photo: Lifted, s: number): LooseHair {
  const { w, h, alpha } = photo
  const near = wideBlur(alpha, w, h, s * REACH)
  const { share, ground } = thinShares(photo, near, s)
  if (isBusy(photo, near, share)) return { alpha: new Float32Array(w * h), ground }
  const thin = aboveSpread(photo, { near, share }, s)
  const lines = reached(thin, w, h, (i) => near[i] < FADES.from)
  for (let i = 0; i < thin.length; i++) if (lines[i]) thin[i] = 0
  const hairs = reached(thin, w, h, (i) => isBeside(alpha, i, w))
  const loose = planeOf(w * h, (i) =>
    hairs[i] ? Math.min(MOST, thin[i]) * smoothstep(FADES.from, FADES.to, near[i]) : 0,
  )
  return { alpha: loose, ground }
}

/** Where each pixel stands between the backdrop around (0) and the hair nearby (1), as far as that is a thin thing. */
function thinShares(photo: Lifted, near: Plane, s: number): { share: Plane; ground: Plane[] } {
  const { w, h, lab, alpha, isBackground } = photo
  const sure = planeOf(w * h, (i) => (alpha[i] > SURE ? 1 : 0))
  const hair = meanWhere(photo, sure, s * AROUND.hair).mean
  let share: Plane = new Float32Array(w * h)
  let ground: Plane[] = []
  for (let pass = 0; pass < 2; pass++) {
    const witness = planeOf(w * h, (i) =>
      alpha[i] > MIXED ? 0 : isBackground[i] * smoothstep(WITNESS.none, WITNESS.all, share[i]),
    )
    const around = meanWhere(photo, witness, s * AROUND.ground)
    ground = around.mean
    share = planeOf(w * h, (i) =>
      alpha[i] > HELD || near[i] < AWAY.least || around.weight[i] < TOLD ? 0 : shareOf(lab, i, ground, hair),
    )
  }
  const broad = opened(share, w, h, BROAD)
  return { share: planeOf(w * h, (i) => (share[i] - broad[i]) / Math.max(0.2, 1 - broad[i])), ground }
}

/** What is more than the backdrop differs by itself; nothing where that is much, or cannot be told. */
function aboveSpread(photo: Lifted, { near, share }: { near: Plane; share: Plane }, s: number): Plane {
  const { w, h, alpha, isBackground } = photo
  const spread = spreadAway(photo, near, share, s)
  return planeOf(w * h, (i) => {
    if (alpha[i] > HELD || near[i] < AWAY.least || isBackground[i] < OPEN) return 0
    const least = ABOVE * spread[i]
    const above = Math.max(0, share[i] - least) / Math.max(0.2, 1 - least)
    return above * smoothstep(CALM.to, CALM.from, spread[i])
  })
}

const isBeside = (alpha: Plane, i: number, w: number): boolean =>
  Math.max(alpha[i - 2], alpha[i + 2], alpha[i - 2 * w], alpha[i + 2 * w]) > HELD

/** Marks with 1 what hangs together with pixels where it starts, over gaps of one pixel. */
function reached(thin: Plane, w: number, h: number, isStart: (i: number) => boolean): Uint8Array {
  const out = new Uint8Array(w * h)
  const open: number[] = []
  const take = (i: number) => {
    if (out[i] || thin[i] < CARRIES) return
    const x = i % w
    if (x < GAP || x >= w - GAP || i < GAP * w || i >= (h - GAP) * w) return
    out[i] = 1
    open.push(i)
  }
  for (let i = 0; i < thin.length; i++) if (thin[i] >= CARRIES && isStart(i)) take(i)
  for (let i = open.pop(); i !== undefined; i = open.pop())
    for (let dy = -GAP; dy <= GAP; dy++) for (let dx = -GAP; dx <= GAP; dx++) take(i + dy * w + dx)
  return out
}

/** Mean colours around each pixel, of those that a plane weighs: three planes, and how much they weigh. */
export function meanWhere(
  { w, h, lab }: Pick<Lifted, 'w' | 'h' | 'lab'>,
  weights: Plane,
  sigma: number,
): { mean: Plane[]; weight: Plane } {
  const weight = wideBlur(weights, w, h, sigma)
  const mean = [0, 1, 2].map((c) => {
    const weighed = planeOf(w * h, (i) => weights[i] * lab[i * 3 + c])
    const sum = wideBlur(weighed, w, h, sigma)
    return planeOf(w * h, (i) => sum[i] / Math.max(1e-5, weight[i]))
  })
  return { mean, weight }
}

/** 0 as the ground, 1 as the hair; 0 where the two are alike. */
function shareOf(lab: Float32Array, i: number, ground: Plane[], hair: Plane[]): number {
  let [along, length] = [0, 0]
  for (let c = 0; c < 3; c++) {
    const d = hair[c][i] - ground[c][i]
    along += d * (lab[i * 3 + c] - ground[c][i])
    length += d * d
  }
  const plain = smoothstep(PLAIN.from, PLAIN.to, Math.sqrt(length))
  return plain * Math.min(1, Math.max(0, along / Math.max(1e-4, length)))
}

/** Whether a pixel is backdrop that no hair is near. */
const isAway = ({ alpha, isBackground }: Lifted, near: Plane, i: number): boolean =>
  near[i] < AWAY.most && near[i] >= AWAY.least && alpha[i] < MIXED && isBackground[i] > OPEN

/** Whether the backdrop is full of thin things of the hair's colour where no hair is: leaves. */
function isBusy(photo: Lifted, near: Plane, share: Plane): boolean {
  let [hits, all] = [0, 1]
  for (let i = 0; i < share.length; i++) {
    if (!isAway(photo, near, i)) continue
    all++
    if (share[i] > BUSY.share) hits++
  }
  return hits / all > BUSY.often
}

/** By how much shares of the backdrop around differ where no hair is near; much where there is none around. */
function spreadAway(photo: Lifted, near: Plane, share: Plane, s: number): Plane {
  const { w, h } = photo
  const away = planeOf(w * h, (i) => (isAway(photo, near, i) ? 1 : 0))
  const squares = planeOf(w * h, (i) => away[i] * share[i] ** 2)
  const [count, square] = [away, squares].map((plane) => wideBlur(plane, w, h, s * AROUND.spread))
  // half of what differs is darker than the ground around, half is lighter and no share of hair
  return planeOf(w * h, (i) => Math.sqrt((2 * square[i] + 1e-7) / Math.max(1e-5, count[i])))
}
