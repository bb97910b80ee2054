import { type Face, POINT, pointAt } from '../../face/face.ts'
import { type FaceFrame, faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import { median } from '../../pixels/median.ts'
import type { Masks } from '../masks.ts'
import { shareBeyondPerson } from '../soft/beyond-person.ts'
import type { Matte } from '../soft/soft-matte.ts'
import { leftoverHair } from './leftover-hair.ts'
import { takenForehead } from './taken-forehead.ts'

/** Signs of a wrong matte, each 0 when all is well. Shares unless said otherwise. */
export interface MatteMeasures {
  /** Of the matte that is half transparent. */
  fuzz: number
  /** Of the face's middle that is matte. */
  leak: number
  /** Of the throat that is matte. */
  throat: number
  /** Of the sure hair whose hue does not belong to its main cloud (clothes, skin, background). */
  odd: number
  /** Of the forehead's ring that is matte and nearer to the cheeks' colour than to the hair's. */
  skin: number
  /** Widest jump of the outline below the ears, face heights (a collar, a chair, a strap). */
  spur: number
  /** Hair left outside, on the person, square face heights. */
  leftover: number
  /** How far the hair reaches below the chin, face heights (negative above it). */
  length: number
  /** Hair, square face heights. */
  area: number
  /** Of what is repainted that lies beyond the person. */
  outside: number
}

interface Measured {
  /** The portrait in OKLab, interleaved. */
  lab: Float32Array
  matte: Matte
  face: Face
  /** What the matte was made of. */
  masks: Pick<Masks, 'w' | 'h' | 'person'>
}

export function matteMeasures({ lab, matte, face, masks }: Measured): MatteMeasures {
  const frame = faceFrame(face)
  const counts = countPixels(matte, frame)
  return {
    ...counts,
    odd: oddHues(lab, matte),
    skin: takenForehead(lab, matte, face),
    spur: widestJump(matte, frame),
    leftover: leftoverHair({ lab, matte, frame, masks }),
    length: hairLength(matte, face, frame),
    outside: shareBeyondPerson(matte, masks),
  }
}

function countPixels(matte: Matte, f: FaceFrame): Pick<MatteMeasures, 'fuzz' | 'leak' | 'throat' | 'area'> {
  let soft = 0
  let all = 0
  let area = 0
  const middle = { sum: 0, count: 0 }
  const throat = { sum: 0, count: 0 }
  const add = (region: { sum: number; count: number }, alpha: number) => {
    region.sum += alpha
    region.count++
  }
  // the middle turns with the head, and hair hangs before the cheek that turns away
  const aside = 0.24 - 0.12 * Math.abs(f.nose)
  for (let y = 0; y < matte.h; y += 2) {
    for (let x = 0; x < matte.w; x += 2) {
      const alpha = matte.alpha[y * matte.w + x]
      const [u, v] = toFace(f, x, y)
      if (v > -0.42 && v < 0.12 && Math.abs(u - f.nose * 0.5) < aside) add(middle, alpha)
      if (v < -0.62 && v > -1 && Math.abs(u - f.nose * 0.5) < 0.1) add(throat, alpha)
      area += alpha * 4
      if (alpha < 0.1) continue
      all++
      if (alpha < 0.9) soft++
    }
  }
  return {
    fuzz: all ? soft / all : 1,
    leak: middle.count ? middle.sum / middle.count : 1,
    throat: throat.count ? throat.sum / throat.count : 0,
    area: area / (f.s * f.s),
  }
}

function oddHues(lab: Float32Array, matte: Matte): number {
  const sample: number[] = []
  for (let i = 0; i < matte.alpha.length; i += 21) if (matte.alpha[i] >= 0.9) sample.push(i)
  const middle = (c: number) => median(sample.map((i) => lab[i * 3 + c]))
  const [a, b] = [middle(1), middle(2)]
  const isOdd = (i: number) => {
    const allowed = 0.03 + 0.05 * Math.min(1, lab[i * 3] / 0.5)
    return Math.hypot(lab[i * 3 + 1] - a, lab[i * 3 + 2] - b) > allowed
  }
  return sample.length ? sample.filter(isOdd).length / sample.length : 1
}

function widestJump(matte: Matte, f: FaceFrame): number {
  const widths: number[] = []
  for (let v = 0.1; v > -1.6; v -= 0.05) {
    let left = 9
    let right = -9
    let count = 0
    for (let u = -1.5; u <= 1.5; u += 0.01) {
      const [x, y] = toPixels(f, u, v)
      if (x < 0 || y < 0 || x >= matte.w || y >= matte.h || matte.alpha[(y | 0) * matte.w + (x | 0)] < 0.5)
        continue
      count++
      left = Math.min(left, u)
      right = Math.max(right, u)
    }
    if (count < 4) break
    widths.push(right - left)
  }
  return widths.reduce((jump, width, k) => (k < 2 ? 0 : Math.max(jump, width - widths[k - 2])), 0)
}

/** The lowest 3 % of the hair below the chin do not count: single ends. */
function hairLength(matte: Matte, face: Face, f: FaceFrame): number {
  const chin = pointAt(face, POINT.chin)[1]
  const rows: number[] = []
  let total = 0
  for (let y = Math.max(0, Math.round(chin)); y < matte.h; y += 2) {
    let sum = 0
    for (let x = 0; x < matte.w; x += 2) sum += matte.alpha[y * matte.w + x]
    rows.push(sum)
    total += sum
  }
  if (total * 4 < 0.01 * f.s * f.s) return 0
  let below = 0
  for (let k = rows.length - 1; k >= 0; k--) {
    below += rows[k]
    if (below > 0.03 * total) return (k * 2) / f.s
  }
  return 0
}
