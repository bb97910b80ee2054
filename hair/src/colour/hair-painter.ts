import { type FaceFrame, toFace } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft-matte.ts'
import { samplePlane } from '../pixels/sample-plane.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { valueNoise } from '../pixels/value-noise.ts'
import type { Dye } from './dye.ts'
import type { HairLight } from './hair-light.ts'
import { readRamp, toneCurve } from './ramp.ts'

/** Share of the hair's own local colour differences that survives the dye. */
const KEEP = 0.12

/** Writes the dyed colour of the hair at one pixel, as if the pixel were all hair. */
export type Painter = (x: number, y: number, out: Float64Array) => void

/**
 * @param own one OKLab channel of the hair alone at a pixel
 * @param matte of the picture whose size and roots count
 */
export function hairPainter(
  own: (x: number, y: number, c: number) => number,
  matte: Pick<Matte, 'w' | 'h' | 'rim' | 'small'>,
  light: HairLight,
  f: FaceFrame,
  dye: Dye,
  seed: number,
): Painter {
  const root = dye.root ?? dye.tip
  const rootCurve = toneCurve(root, light)
  const tipCurve = toneCurve(dye.tip, light)
  const down = Math.max(0.06, light.middle - light.dark)
  const up = Math.max(0.09, light.bright - light.middle)
  const noise = valueNoise(seed)
  const tip = new Float64Array(3)
  return (x, y, out) => {
    const L = own(x, y, 0)
    const cover = samplePlane(light.cover, light.size, matte, x, y)
    const base = cover > 1e-3 ? samplePlane(light.shading, light.size, matte, x, y) / cover : L
    const shade = (base - light.middle) / (base < light.middle ? down : up)
    let t = (shade + ((L - base) / (0.5 * (down + up))) * 0.85) * 0.78
    if (t > 0) t /= 1 + 0.22 * t
    // mixed pixels on the outline look lighter than the hair is: no shine there
    t = Math.max(-1.15, Math.min(t, 1.35 - 1.3 * smoothstep(0.98, 0.7, cover)))
    const [u, v] = toFace(f, x, y)
    const strand = noise(u * 26 + v * 3) * 0.5 + noise(u * 61 - v * 5 + 40) * 0.3
    const mix = smoothstep(dye.from, dye.to, v + strand * dye.streaks * 0.55)
    const gain = rootCurve.gain + (tipCurve.gain - rootCurve.gain) * mix
    const lift = rootCurve.lift + (tipCurve.lift - rootCurve.lift) * mix
    const nearFace = samplePlane(matte.rim, matte.small, matte, x, y)
    t = t * gain - (0.28 * nearFace + 0.12) * lift
    readRamp(root, t, out)
    readRamp(dye.tip, t + strand * dye.streaks * 0.2 * mix, tip)
    for (let c = 0; c < 3; c++) out[c] += (tip[c] - out[c]) * mix
    out[1] += (own(x, y, 1) - light.a) * KEEP
    out[2] += (own(x, y, 2) - light.b) * KEEP
    if (dye.root) return
    for (let c = 0; c < 3; c++) out[c] = own(x, y, c) * (1 - mix) + out[c] * mix
  }
}
