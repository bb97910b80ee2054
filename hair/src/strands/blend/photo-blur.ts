import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Size } from '../../pixels/picture.ts'

/** Lightness per pixel from which a slope is an edge and not a shade, OKLab. */
const EDGE = 0.035
/** Pixels to either side in which an edge ends. */
const REACH = 5
/** The sharpest edges are in focus; some few are noise. */
const SHARPEST = 0.12
/** What the difference over two pixels adds to the width of an edge, square pixels. */
const OF_DIFFERENCE = 0.33
const MOST = 2.5
const FEWEST = 40

/**
 * How far the photo's sharpest edges in the face are blurred: standard deviation of a Gaussian, 0 to 2.5 pixels. Hair
 * drawn sharper than the face is seen as drawn.
 * @param lab OKLab, interleaved
 */
export function photoBlur(lab: Float32Array, { w, h }: Size, frame: FaceFrame): number {
  const widths: number[] = []
  for (let y = 1; y < h - 1; y += 2) {
    for (let x = REACH; x < w - REACH; x++) {
      const i = (y * w + x) * 3
      const slope = Math.abs(lab[i + 3] - lab[i - 3]) / 2
      if (slope < EDGE || !isSteepest(lab, i, slope)) continue
      const [u, v] = toFace(frame, x, y)
      if (Math.abs(u) < 0.34 && v > -0.5 && v < 0.3) widths.push(contrastAt(lab, i) / slope)
    }
  }
  if (widths.length < FEWEST) return 0
  widths.sort((a, b) => a - b)
  const width = widths[Math.floor(widths.length * SHARPEST)] / Math.sqrt(2 * Math.PI)
  return Math.min(MOST, Math.sqrt(Math.max(0, width * width - OF_DIFFERENCE)))
}

const isSteepest = (lab: Float32Array, i: number, slope: number): boolean =>
  Math.abs(lab[i + 6] - lab[i]) / 2 <= slope && Math.abs(lab[i] - lab[i - 6]) / 2 < slope

/** Difference between the two sides of an edge: from where lightness stops falling to where it stops rising. */
function contrastAt(lab: Float32Array, i: number): number {
  const way = lab[i + 3] > lab[i - 3] ? 3 : -3
  const end = (step: number) => {
    let j = i
    for (let k = 0; k < REACH && (lab[j + step] - lab[j]) * Math.sign(step * way) > 0; k++) j += step
    return lab[j]
  }
  return end(way) - end(-way)
}
