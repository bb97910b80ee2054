import type { FaceFrame } from '../face/face-frame.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import type { Dye } from './dye.ts'
import { readHairLight } from './hair-light.ts'
import { HairPainter } from './hair-painter.ts'
import { strandField } from './strand-field.ts'

/** Dyes hair that has already been lifted off its picture; returns its new OKLab, interleaved. */
export function dyeLayer(
  layer: Size & { alpha: Plane; lab: Float32Array },
  { frame, dye, seed }: { frame: FaceFrame; dye: Dye; seed: number },
): Float32Array {
  const { w, h, alpha, lab } = layer
  const light = readHairLight(lab, layer)
  if (!light) return lab
  const painter = new HairPainter({
    light,
    field: strandField(lab, layer, seed),
    full: layer,
    frame,
    dye,
    rim: null,
  })
  const out = new Float32Array(lab.length)
  const colour = new Float64Array(3)
  for (let y = 0; y < h; y++) {
    painter.row(y)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (alpha[i] < 0.004) continue
      for (let c = 0; c < 3; c++) colour[c] = lab[i * 3 + c]
      painter.paint(x, colour)
      out.set(colour, i * 3)
    }
  }
  return out
}
