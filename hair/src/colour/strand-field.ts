import type { Matte } from '../matte/soft/soft-matte.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import { random } from '../pixels/random.ts'
import { type StrandDirections, strandDirections } from './strand-directions.ts'

/**
 * Noise that runs along the strands, about -1 to 1 with a standard deviation of a half: at half the size of a
 * picture, at the whole size of a small one.
 */
export interface StrandField extends Size {
  /** Single strands, two to four pixels wide. */
  fine: Plane
  /** Locks, four times as wide. */
  locks: Plane
  directions: StrandDirections
  /** Pixels of the field to one of the directions, as a power of 2. */
  shift: number
}

/** Steps to either side, and the length of one in pixels of the field. */
const STEPS = 9
const STEP = 2.4
/** Pictures narrower than this have strands of a pixel. */
const SMALL = 600

/** The same hair and seed give the same field; several tones of one photo share it. */
export function strandField(
  lab: Float32Array,
  matte: Pick<Matte, 'alpha' | 'w' | 'h'>,
  seed: number,
): StrandField {
  const known = remembered.get(lab)
  if (known?.seed === seed && known.alpha === matte.alpha) return known.field
  const field = drawStrands(strandDirections(lab, matte), matte, seed)
  remembered.set(lab, { seed, alpha: matte.alpha, field })
  return field
}
const remembered = new WeakMap<Float32Array, { seed: number; alpha: Plane; field: StrandField }>()

/**
 * Line integral convolution (B. Cabral and L. Leedom 1993): each pixel is the mean of white noise along the
 * strand through it, so that neighbours on one strand agree and neighbours across do not.
 */
function drawStrands(
  directions: StrandDirections,
  { alpha, w, h }: Pick<Matte, 'alpha' | 'w' | 'h'>,
  seed: number,
): StrandField {
  const shift = w < SMALL ? 2 : 1
  const size = { w: w >> (2 - shift), h: h >> (2 - shift) }
  const white = tile(random(seed))
  const soft = softened(white)
  const fine = new Float32Array(size.w * size.h)
  const locks = new Float32Array(size.w * size.h)
  for (let y = 0; y < size.h; y++) {
    for (let x = 0; x < size.w; x++) {
      const i = (y << (2 - shift)) * w + (x << (2 - shift))
      if (alpha[i] < 0.02 && !(alpha[i + w + 1] >= 0.02)) continue
      let sum = white[tileIndex(x, y)]
      let softSum = soft[tileIndex(x, y)]
      for (let way = -1; way <= 1; way += 2) {
        let [px, py] = [x + 0.5, y + 0.5]
        let [vx, vy] = [0, way]
        for (let k = 0; k < STEPS; k++) {
          const j = (py >> shift) * directions.w + (px >> shift)
          let dx = directions.x[j]
          let dy = directions.y[j]
          if (k === 0 ? way < 0 : dx * vx + dy * vy < 0) {
            dx = -dx
            dy = -dy
          }
          vx = dx
          vy = dy
          px += dx * STEP
          py += dy * STEP
          if (px < 0 || py < 0 || px >= size.w || py >= size.h) break
          const at = tileIndex(px | 0, py | 0)
          sum += white[at]
          softSum += soft[at]
        }
      }
      const at = y * size.w + x
      fine[at] = clipped(sum * FINE_SCALE)
      locks[at] = clipped(softSum * LOCK_SCALE)
    }
  }
  const field = { ...size, fine, locks, directions, shift }
  return { ...field, fine: combed(fine, field) }
}

/** Evens out what lies between the steps: the mean of five neighbours along the strand. */
export function combed(plane: Plane, field: Omit<StrandField, 'fine'>): Plane {
  const { w, h, directions, shift } = field
  const out = new Float32Array(plane.length)
  for (let y = 3; y < h - 3; y++) {
    for (let x = 3; x < w - 3; x++) {
      const i = y * w + x
      if (plane[i] === 0) continue
      const j = (y >> shift) * directions.w + (x >> shift)
      const dx = directions.x[j]
      const dy = directions.y[j]
      const one = Math.round(dy) * w + Math.round(dx)
      const two = Math.round(dy * 2.2) * w + Math.round(dx * 2.2)
      out[i] = (plane[i] + plane[i + one] + plane[i - one] + plane[i + two] + plane[i - two]) * COMBED_SCALE
    }
  }
  return out
}

/** Brings sums over a strand to a standard deviation of about a half. */
const FINE_SCALE = 0.5 / (Math.sqrt(2 * STEPS + 1) / Math.sqrt(3))
const LOCK_SCALE = 0.5 / 3
/** Half of a field of white noise is lost in the mean of five. */
const COMBED_SCALE = 1 / 3.6

const clipped = (v: number): number => Math.max(-1.2, Math.min(1.2, v))

const TILE = 256
const tileIndex = (x: number, y: number): number => ((y & (TILE - 1)) << 8) | (x & (TILE - 1))

/** White noise, -1 to 1. */
function tile(next: () => number): Float32Array {
  return Float32Array.from({ length: TILE * TILE }, () => next() * 2 - 1)
}

/** The noise with neighbours evened out over five pixels, in both directions; standard deviation kept. */
function softened(white: Float32Array): Float32Array {
  const out = new Float32Array(white.length)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let sum = 0
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) sum += white[tileIndex(x + dx, y + dy)]
      out[y * TILE + x] = sum / 5
    }
  }
  return out
}
