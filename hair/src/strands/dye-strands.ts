import type { Dye } from '../colour/dye.ts'
import { dyeLayer } from '../colour/dye-layer.ts'
import type { Shade } from '../colour/tone.ts'
import { chromaOf } from '../colour/tone-curve.ts'
import type { HairLayer } from '../cut/hair-layer.ts'
import { type FaceFrame, toFace } from '../face/face-frame.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { spaceNoise } from './space-noise.ts'

const STEPS = 256
/** How wide and how long the streaks are in which roots run into tips, face heights. */
const STREAK = { wide: 0.02, long: 0.3 } as const

/**
 * Dyes new hair, in place. Hair that is dyed all over has the dye's lightness already (see `tonedPalette`): its own
 * light and shade stay, the colour goes with them. What leaves some of her own colour is dyed as her own hair is.
 */
export function dyeStrands(layer: HairLayer, frame: FaceFrame, dye: Dye, seed: number): void {
  const { root, tip } = dye
  if (root && tip && dye.strength === 1) dyeAllOver(layer, frame, { ...dye, root, tip }, seed)
  else layer.lab = dyeLayer(layer, frame, dye, seed)
}

type Whole = Dye & { root: Shade; tip: Shade }

function dyeAllOver({ w, alpha, lab }: HairLayer, frame: FaceFrame, dye: Whole, seed: number) {
  const { root, tip, from, to, streaks } = dye
  const noise = spaceNoise(seed)
  const colours = [root, tip].map((shade) =>
    [1, 2].map((c) => Float32Array.from({ length: STEPS + 1 }, (_, k) => chromaOf(shade, c, k / STEPS))),
  )
  const apart = (tip.mid[0] - root.mid[0]) / 2
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 0.004) continue
    const [u, v] = toFace(frame, i % w, (i / w) | 0)
    const streak = noise(u / STREAK.wide, v / STREAK.long, 1) * streaks * 0.3
    const mix = smoothstep(from, to, v + streak)
    const L = Math.max(0.02, Math.min(0.97, lab[i * 3] + apart * (2 * mix - 1)))
    const k = Math.round(L * STEPS)
    lab[i * 3] = L
    for (let c = 0; c < 2; c++) lab[i * 3 + 1 + c] = colours[0][c][k] * (1 - mix) + colours[1][c][k] * mix
  }
}
