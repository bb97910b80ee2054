import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import type { Lab } from '../../pixels/oklab.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import type { Groom } from '../grow/groom.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { behindLine } from '../head/scalp.ts'
import { skullDistance, topOfSkull } from '../head/solids.ts'

/** The line of a part as a camera sees it. */
interface Line {
  /** Units beside it up to which a gap is scalp, and from which on none is. */
  all: number
  none: number
  /** How much of a gap is scalp at most. */
  most: number
  /** From no scalp to that, by units behind the hairline. */
  behind: readonly [number, number]
  /** Units between two places of it that are looked at: over a steep forehead a thin one would be dots. */
  step: number
}
/**
 * A comb's tail drew the part of braids. That of loose hair is as narrow as two or three hairs, lies in the shade of those beside
 * it, and runs into the forehead: as wide and as light as skin is it was a scar.
 */
const BESIDE: { loose: Line; braided: Line } = {
  loose: { all: 0.02, none: 0.18, most: 0.72, behind: [-0.05, 0.4], step: 0.02 },
  braided: { all: 0.06, none: 0.36, most: 1, behind: [0, 0.8], step: 0.1 },
}
/** From no scalp to all of it by how far the skull faces the camera, cosine. */
const FACING = [0.05, 0.6] as const
/**
 * Between braids: how much of a gap is scalp at most. From no scalp to that and again to none, by units behind the hairline;
 * from none to all, by the share of hair within so many units: at the outline there is no between.
 */
const BETWEEN = {
  most: 0.8,
  seen: [0.2, 1.2],
  shade: [9, 4],
  around: 0.9,
  hair: [0.5, 0.65],
} as const
/** How far around a gap others are looked for, units, and the share of gaps there from which on none and all of it is scalp. */
const OPEN = { around: 0.12, from: 0.15, to: 0.6 } as const
/**
 * Scalp beside a cheek, as shares: it is paler, and in the shade of the hair on both sides, which throws some of its own
 * colour on it: between copper strands it would be lilac.
 */
const TONE = { light: 0.82, chroma: 0.85, ofHair: 0.35 } as const

/**
 * Where a part shows scalp, 0 to 1 per pixel: in what strands leave open beside its line, if that is wide. Between two
 * strands that touch is shade.
 * @param alpha of the strands alone
 */
export const partScalp = (
  head: Head,
  { part, isBraided }: { part: NonNullable<Groom['part']>; isBraided: boolean },
  alpha: Plane,
): Plane => inGaps(head, nearPart(head, part, isBraided ? BESIDE.braided : BESIDE.loose), alpha)

/**
 * Where scalp is seen between the braids, 0 to 1 per pixel: in what they leave open where they begin. Farther back is shade.
 * @param alpha of the strands alone
 */
export function scalpBetween(head: Head, alpha: Plane): Plane {
  const { w, h, unit } = head
  const { most, seen, shade, hair } = BETWEEN
  const around = wideBlur(alpha, w, h, BETWEEN.around * unit)
  const near = around.map((share, i) => {
    const between = smoothstep(...hair, share)
    if (between <= 0) return 0
    const behind = behindLine(head, i % w, (i / w) | 0)
    return most * between * smoothstep(...seen, behind) * smoothstep(...shade, behind)
  })
  return inGaps(head, near, alpha)
}

function inGaps({ w, h, unit }: Head, near: Plane, alpha: Plane): Plane {
  const gaps = wideBlur(
    alpha.map((a) => 1 - a),
    w,
    h,
    OPEN.around * unit,
  )
  return near.map(
    (share, i) =>
      share && share * smoothstep(OPEN.from, OPEN.to, gaps[i]) * (1 - (alpha[i] + 1 - gaps[i]) / 2),
  )
}

/** How near the line of a part each pixel is, as far as a camera sees it, 0 to 1. */
function nearPart(head: Head, part: NonNullable<Groom['part']>, beside: Line): Plane {
  const { w, h, unit, x0, y0, skull } = head
  const out = new Float32Array(w * h)
  const [p, n, c] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  const none = beside.none * unit
  for (let z = skull.z + skull.front; z > skull.z - skull.front; z -= beside.step) {
    topOfSkull(head, part(z), z, p)
    skullDistance(head, p[0], p[1], p[2], n)
    toCamera(head, n[0], n[1], n[2], c)
    const facing = smoothstep(FACING[0], FACING[1], c[2])
    if (facing <= 0) continue
    toCamera(head, p[0], p[1], p[2], c)
    const [cx, cy] = [x0 + c[0] * unit, y0 - c[1] * unit]
    const most = beside.most * facing * smoothstep(...beside.behind, behindLine(head, cx, cy))
    if (most <= 0) continue
    for (let y = Math.max(0, Math.ceil(cy - none)); y <= Math.min(h - 1, cy + none); y++)
      for (let x = Math.max(0, Math.ceil(cx - none)); x <= Math.min(w - 1, cx + none); x++) {
        const far = Math.hypot(x - cx, y - cy) / unit / (0.4 + 0.6 * facing)
        const i = y * w + x
        out[i] = Math.max(out[i], most * smoothstep(beside.none, beside.all, far))
      }
  }
  return out
}

/**
 * Lays scalp where a part shows it, in place: between braids as far as gaps were filled, since before that lies her own skin. In
 * a part that runs into the forehead it `covers` what lies there, which is the first of her own hair, and ends the line in a
 * dark knot.
 * @param share of each pixel
 */
export function showScalp(
  { alpha, lab }: HairLayer,
  share: Plane,
  { colour, covers }: { colour: Lab; covers: boolean },
): void {
  for (let i = 0; i < share.length; i++) {
    if (share[i] <= 0) continue
    if (covers) layUnder(i, share[i])
    const bare = Math.min(1, share[i] / Math.max(1e-3, alpha[i]))
    for (let c = 0; c < 3; c++)
      lab[i * 3 + c] += (colour[c] - lab[i * 3 + c]) * bare * (c ? 1 - TONE.ofHair : 1)
  }

  function layUnder(i: number, cover: number) {
    const own = alpha[i]
    alpha[i] += (1 - own) * cover
    if (own <= 0.003) lab.set(colour, i * 3)
  }
}

/** What braids leave of the lightness of scalp: deep between two of them, less in the part. */
const SHADED = { between: 0.68, part: 0.85 } as const

/** Scalp in the shade of braids, which takes its light and leaves its hue. */
export const shadedScalp = ([L, a, b]: Lab, where: keyof typeof SHADED): Lab => [SHADED[where] * L, a, b]

/** Colour of scalp, OKLab, told from both cheeks: a forehead shines. */
export const scalpColour = (cheeks: readonly Lab[]): Lab => {
  const mean = (c: 0 | 1 | 2) => cheeks.reduce((sum, cheek) => sum + cheek[c], 0) / cheeks.length
  return [TONE.light * mean(0), TONE.chroma * mean(1), TONE.chroma * mean(2)]
}
