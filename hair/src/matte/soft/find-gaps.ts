import { boxBlur } from '../../pixels/box-blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../masks.ts'

/** How far around a pixel its hair's colour is asked for, and how near something else must lie: two boxes, mask pixels. */
const AROUND = 17
const NEARBY = 9
/** Share of something else in the neighbourhood from which it may be seen through the hair. */
const NEAR = { from: 0.02, to: 0.06 } as const
/** OKLab distance (hue counts twice) from which hair can be told from what lies behind. */
const PLAIN = { from: 0.14, to: 0.24 } as const
/** Distance from what lies behind, as a share of that between it and hair, up to which a pixel is no hair. */
const ALIKE = { surely: 0.3, no: 0.55 } as const

/** A mean colour around each pixel, and how much there is of it. */
interface Around {
  colour: Plane[]
  cover: Plane
}

/**
 * Where what lies behind is seen between two locks though the mask took it for hair, 0 to 1, at mask size: not of the
 * hair's colour all around, but of that of the backdrop, the skin or the clothes next to it.
 * @param colour OKLab at mask size, interleaved
 */
export function findGaps(
  colour: Float32Array,
  { sureHair, sureRest }: { sureHair: Plane; sureRest: Plane },
  masks: Masks,
): Plane {
  const around = (weight: Plane, r: number) =>
    meanAround(colour, weight, (plane) => boxBlur(boxBlur(plane, masks.w, masks.h, r), masks.w, masks.h, r))
  const hair = around(sureHair, AROUND)
  const out = new Float32Array(sureHair.length)
  for (const c of [BACKGROUND, SKIN, CLOTHES]) {
    const weight = sureRest.map((rest, i) => rest * masks.shares[c][i])
    const behind = around(weight, NEARBY)
    for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i], isBehind(colour, i, hair, behind))
  }
  return out
}

function meanAround(colour: Float32Array, weight: Plane, spread: (plane: Plane) => Plane): Around {
  const cover = spread(weight)
  const sums = [0, 1, 2].map((c) => spread(weight.map((share, i) => share * colour[i * 3 + c])))
  return { cover, colour: sums.map((sum) => sum.map((v, i) => v / Math.max(1e-6, cover[i]))) }
}

function isBehind(colour: Float32Array, i: number, hair: Around, behind: Around): number {
  if (hair.cover[i] < 1e-4 || behind.cover[i] < NEAR.from) return 0
  let [plain, apart] = [0, 0]
  for (let c = 0; c < 3; c++) {
    const gain = c ? 2 : 1
    plain += ((hair.colour[c][i] - behind.colour[c][i]) * gain) ** 2
    apart += ((colour[i * 3 + c] - behind.colour[c][i]) * gain) ** 2
  }
  const isPlain = smoothstep(PLAIN.from, PLAIN.to, Math.sqrt(plain))
  const isAlike = 1 - smoothstep(ALIKE.surely, ALIKE.no, Math.sqrt(apart / (plain + 1e-6)))
  return isPlain * isAlike * smoothstep(NEAR.from, NEAR.to, behind.cover[i])
}
