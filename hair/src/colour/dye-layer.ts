import type { FaceFrame } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft-matte.ts'
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
  const alone: Matte = {
    w,
    h,
    alpha,
    hair: lab,
    behind: lab,
    rim: new Float32Array(1),
    rimSize: { w: 1, h: 1 },
  }
  const paint = hairPainter(lab, alone, light, f, dye, seed)
  const out = new Float32Array(lab.length)
  const colour = new Float64Array(3)
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 0.004) continue
    paint(i % w, (i / w) | 0, i, colour)
    out.set(colour, i * 3)
  }
  return out
}
