import { type FaceFrame, toFace } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import { boxBlur } from '../pixels/box-blur.ts'
import { bytesToOklab, type Lab, oklabToLinear } from '../pixels/oklab.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { type CieLab, colourDifference, linearToCieLab } from './colour-difference.ts'

type Alpha = Pick<Matte, 'alpha' | 'w' | 'h'>

/** Above the brows lie the roots, which may be meant darker: the tone is judged below, in face units. */
const LENGTHS = 0.35
/** A pixel that is hair and nothing else. */
const SURE = 0.95

/**
 * Mean colour of the lengths of the hair, weighted by the matte. NaN without hair.
 */
export function lengthsColour(after: Picture, matte: Alpha, f: FaceFrame): CieLab {
  const lab = bytesToOklab(after.data)
  const sum: [number, number, number] = [0, 0, 0]
  let weight = 0
  for (let y = 0; y < matte.h; y += 2) {
    for (let x = 0; x < matte.w; x += 2) {
      const i = y * matte.w + x
      if (matte.alpha[i] < 0.5 || toFace(f, x, y)[1] > LENGTHS) continue
      for (let c = 0; c < 3; c++) sum[c] += matte.alpha[i] * lab[i * 3 + c]
      weight += matte.alpha[i]
    }
  }
  return toCie([sum[0] / weight, sum[1] / weight, sum[2] / weight])
}

/**
 * How far the mean colour of the lengths is from the one meant, CIEDE2000.
 * @param meant OKLab, `shadeOf(parseTone(tone)).mid`
 */
export const toneError = (lengths: CieLab, meant: Lab): number => colourDifference(lengths, toCie(meant))

/**
 * How far apart the hair of the images of one order is: the largest CIEDE2000 between any two of them; 0 for one. All
 * are measured as they are seen: the engine lays the same tone whatever the light of a photo was.
 */
export const orderSpread = (lengths: readonly CieLab[]): number =>
  Math.max(0, ...lengths.flatMap((one, k) => lengths.slice(k + 1).map((two) => colourDifference(one, two))))

const toCie = ([L, a, b]: Lab): CieLab => linearToCieLab(...oklabToLinear(L, a, b))

/**
 * Strands kept: standard deviation of the high-passed lightness in the sure hair, after over before. 1 = as sharp
 * as the photo; below 0.7 plastic, above 1.3 metal. NaN without hair.
 */
export function strandDetail(before: Picture, after: Picture, matte: Alpha): number {
  return roughness(after, matte) / roughness(before, matte)
}

/** Standard deviation of CIELAB-like lightness around its mean over 13 pixels, within the sure hair. */
function roughness(picture: Picture, { alpha, w, h }: Alpha): number {
  const lab = bytesToOklab(picture.data)
  const light = (i: number) => Math.max(0.06, lab[i * 3])
  const sure: Plane = alpha.map((a) => (a > SURE ? 1 : 0))
  const mean = boxBlur(
    sure.map((s, i) => s * light(i)),
    w,
    h,
    6,
  )
  const cover = boxBlur(sure, w, h, 6)
  let sum = 0
  let count = 0
  for (let i = 0; i < alpha.length; i += 3) {
    if (!sure[i] || cover[i] < 0.999) continue
    sum += (light(i) - mean[i] / cover[i]) ** 2
    count++
  }
  return Math.sqrt(sum / count)
}
