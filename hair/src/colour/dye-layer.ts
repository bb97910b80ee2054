import type { FaceFrame } from '../face/face-frame.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import type { Dye } from './dye.ts'
import { readHairLight } from './hair-light.ts'
import { hairPainter } from './hair-painter.ts'

/** Dyes hair that has already been lifted off its picture; returns its new OKLab, interleaved. */
export function dyeLayer(
  layer: Size & { alpha: Plane; lab: Float32Array },
  f: FaceFrame,
  dye: Dye,
  seed: number,
): Float32Array {
  const { w, h, alpha, lab } = layer
  const light = readHairLight(lab, layer)
  if (!light) return lab
  const noRoots = { w, h, rim: new Float32Array(1), small: { w: 1, h: 1 } }
  const paint = hairPainter((x, y, c) => lab[(y * w + x) * 3 + c], noRoots, light, f, dye, seed)
  const out = new Float32Array(lab.length)
  const colour = new Float64Array(3)
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 0.004) continue
    paint(i % w, (i / w) | 0, colour)
    out.set(colour, i * 3)
  }
  return out
}
