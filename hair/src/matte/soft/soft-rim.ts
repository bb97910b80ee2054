import { boxBlur } from '../../pixels/box-blur.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { BACKGROUND, HAIR, type Masks } from '../masks.ts'
import { type ColouredMatte, coarsePixels, hairShareAt } from './hair-share.ts'

/** How far a soft outline reaches beyond the matte, in widths of the portrait. */
const REACH = 0.022
/** Where it must have ended: a ring beyond, as wide as half of it. */
const BEYOND = 1.5
/** OKLab distance (hue counts twice) from which hair can be told from the backdrop. */
const PLAIN = { from: 0.2, to: 0.32 } as const
/** Share of hair's colour in the ring from which on it is no outline but a thing of the same colour behind her. */
const THING = { from: 0.18, to: 0.4 } as const
/** A pixel of the matte that the outline belongs to. */
const CORE = 0.5

/**
 * Takes into the matte, in place, the outline that is out of focus or frayed: where the backdrop darkens towards her
 * hair further out than the mask reaches. A shelf or a shadow of the hair's colour goes on beyond, and is left alone.
 */
export function softenRim(matte: ColouredMatte, masks: Masks, lab: Float32Array): void {
  const { w, h, alpha } = matte
  const reach = Math.max(2, Math.round(REACH * w))
  const limit = Math.round(reach * BEYOND)
  const away = distances(matte, limit)
  const { row, column } = coarsePixels(matte, masks)
  const share = new Float32Array(w * h)
  const ring = new Float32Array(masks.w * masks.h)
  const pixels = new Float32Array(masks.w * masks.h)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (away[i] === 0 || away[i] > limit) continue
      const m = row[y] + column[x]
      if (masks.oval[m] || !isBackdrop(masks, m)) continue
      share[i] = hairShareAt(matte, lab, i, m, PLAIN)
      if (away[i] <= reach) continue
      ring[m] += share[i]
      pixels[m]++
    }
  const r = Math.max(1, Math.round((limit * masks.w) / w))
  const [beyond, counted] = [boxBlur(ring, masks.w, masks.h, r), boxBlur(pixels, masks.w, masks.h, r)]
  const near = boxBlur(masks.person, masks.w, masks.h, r).map((share) => smoothstep(0.02, 0.25, share))
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      if (share[i] === 0 || away[i] > reach) continue
      const m = row[y] + column[x]
      const thing = counted[m] > 0 ? smoothstep(THING.from, THING.to, beyond[m] / counted[m]) : 1
      const fades = 1 - smoothstep(0.55, 1, away[i] / reach)
      const rim = smoothstep(0.05, 0.85, share[i]) * fades * (1 - thing) * near[m]
      if (rim > alpha[i]) alpha[i] = rim
    }
}

const isBackdrop = ({ shares }: Masks, m: number): boolean =>
  shares.every((share, c) => c === BACKGROUND || c === HAIR || share[m] <= shares[BACKGROUND][m])

/** Pixels (the longer of across and down) from the core of the matte, 1 to `limit`; 0 within it and farther away. */
function distances({ w, h, alpha }: ColouredMatte, limit: number): Uint8Array {
  const away = new Uint8Array(w * h)
  let front: number[] = []
  for (let i = 0; i < away.length; i++) if (alpha[i] >= CORE) away[i] = 255
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      if (away[i] === 255 && (!away[i - 1] || !away[i + 1] || !away[i - w] || !away[i + w])) front.push(i)
    }
  for (let step = 1; step <= limit; step++) {
    const next: number[] = []
    for (const i of front) {
      const x = i % w
      const y = (i / w) | 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx
          const ny = y + dy
          if (nx < 0 || ny < 0 || nx >= w || ny >= h) continue
          const j = ny * w + nx
          if (away[j]) continue
          away[j] = step
          next.push(j)
        }
    }
    front = next
  }
  for (let i = 0; i < away.length; i++) if (away[i] === 255) away[i] = 0
  return away
}
