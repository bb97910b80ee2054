import type { FaceFrame } from '../face/face-frame.ts'
import { pureHair } from '../matte/pure-hair.ts'
import type { Matte } from '../matte/soft-matte.ts'
import { oklabToLinear } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import { samplePlane } from '../pixels/sample-plane.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { toByte } from '../pixels/srgb.ts'
import type { Dye } from './dye.ts'
import { readHairLight } from './hair-light.ts'
import { hairPainter } from './hair-painter.ts'

/** Below this the matte is noise: such pixels stay the photo's own. */
const LEAST = 0.004

/**
 * Recolours the hair. The photo's strands stay: their lightness is re-read as a place on the ramp from shadow
 * to shine of the new shade, so that shadows deepen and shine pales as dyed hair does.
 * @param lab the picture in OKLab, interleaved
 * @returns a new picture; outside the matte every byte is the old one
 */
export function recolour(
  picture: Picture,
  lab: Float32Array,
  matte: Matte,
  f: FaceFrame,
  dye: Dye,
  seed: number,
): Picture {
  const data = new Uint8Array(picture.data)
  const light = readHairLight(lab, matte)
  if (!light) return { ...picture, data }
  const painter = hairPainter((x, y, c) => pureHair(lab, matte, x, y, c), matte, light, f, dye, seed)
  const colour = new Float64Array(3)
  for (let y = 0; y < picture.h; y++) {
    for (let x = 0; x < picture.w; x++) {
      const i = y * picture.w + x
      if (matte.alpha[i] < LEAST) continue
      painter(x, y, colour)
      blendOver(colour, lab, matte, x, y)
      const [r, g, b] = oklabToLinear(colour[0], colour[1], colour[2])
      data[i * 3] = toByte(r)
      data[i * 3 + 1] = toByte(g)
      data[i * 3 + 2] = toByte(b)
    }
  }
  return { ...picture, data }
}

/** Lays the dyed hair over the pixel with its old hair colour taken out, as far as what is behind is known. */
function blendOver(colour: Float64Array, lab: Float32Array, matte: Matte, x: number, y: number) {
  const i = y * matte.w + x
  const a = matte.alpha[i]
  if (a > 0.98) return
  const known = smoothstep(0.02, 0.4, a) * 0.85
  for (let c = 0; c < 3; c++) {
    const k = i * 3 + c
    const behind = samplePlane(matte.behind[c], matte.small, matte, x, y)
    colour[c] = colour[c] * a + (lab[k] + (behind - lab[k]) * known) * (1 - a)
  }
}
