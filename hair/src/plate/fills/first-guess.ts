import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { nearest } from './nearest.ts'
import type { SmoothFills } from './smooth-fills.ts'

/** 1 for a plain backdrop, 0 for a textured one. */
export function plainness(at: Reduced, seenBackground: Plane): number {
  const { w, h, channels } = at
  const green = channels[1]
  let sum = 0
  let count = 0
  for (let y = 2; y < h - 2; y += 2) {
    for (let x = 2; x < w - 2; x += 2) {
      const o = y * w + x
      if (!seenBackground[o] || !seenBackground[o + 2] || !seenBackground[o + 2 * w]) continue
      sum += Math.abs(green[o] - green[o + 2]) + Math.abs(green[o] - green[o + 2 * w])
      count++
    }
  }
  return 1 - smoothstep(0.012, 0.03, count ? sum / count : 0)
}

/**
 * The hole filled smoothly, layer by layer: what the patches start from.
 * @param backdrop where it is seen, and its `plainness`
 */
export function firstGuess(
  at: Reduced,
  fills: SmoothFills,
  { seen, plain, alike }: { seen: Plane; plain: number; alike: Plane | null },
): Plane[] {
  // one layer each: a mixture would draw the patches along an edge to a colour that is nowhere
  const byLayer = [fills.background, fills.face, fills.skin, fills.clothes, fills.skin]
  const guess = at.channels.map((channel, c) => {
    const out = channel.slice()
    for (let o = 0; o < at.n; o++) if (at.hole[o]) out[o] = byLayer[at.layer[o]][c][o]
    return out
  })
  if (plain < 0.7) mirrorTexture(at, seen, { guess, alike })
  return guess
}

/** From this share of `Carried.alike` on lines are the better guess. */
const ALIKE = 0.5

/** A smooth guess would draw the patches of a textured background to its flattest spots: mirror the texture. */
function mirrorTexture(
  at: Reduced,
  seenBackground: Plane,
  { guess, alike }: { guess: Plane[]; alike: Plane | null },
) {
  const { w, h } = at
  const near = nearest(seenBackground, w, h)
  for (let o = 0; o < at.n; o++) {
    if (!at.hole[o] || at.layer[o] !== LAYER.background || near[o] < 0) continue
    if (alike && alike[o] > ALIKE) continue
    const x = 2 * (near[o] % w) - (o % w)
    const y = 2 * ((near[o] / w) | 0) - ((o / w) | 0)
    const isInside = x >= 0 && y >= 0 && x < w && y < h && seenBackground[y * w + x] > 0
    const j = isInside ? y * w + x : near[o]
    for (let c = 0; c < 3; c++) guess[c][o] = at.channels[c][j]
  }
}
