import { type StrandDirections, strandDirections } from '../colour/strand-directions.ts'
import type { Face } from '../face/face.ts'
import { faceFrame, toFace } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'

/** How far a strand is followed, face heights: about half a wave. */
const HALF_WAVE = 0.16
/** Lengths: below this height of the face (0 its middle, -0.5 the chin). */
const LENGTHS = -0.15
/** From this share on a pixel is all hair. */
const HAIR = 0.9
/** Quarter pixels: of fewer nothing can be said. */
const LEAST = 150
const DEGREES = 180 / Math.PI

/**
 * How far her lengths are from straight: by how much strands turn over half a wave, the median of all that can be
 * followed so far, degrees from 0 to 180; 0 where there are too few. Straight hair turns by 12 to 17, also where it
 * lies aslant; waves by 20 and more.
 */
export function waviness(lab: Float32Array, matte: Pick<Matte, 'alpha' | 'w' | 'h'>, face: Face): number {
  const frame = faceFrame(face)
  const directions = strandDirections(lab, matte)
  const isHair = fullHair(matte, directions)
  const steps = Math.max(2, Math.round((HALF_WAVE * frame.s) / 4))
  const turns: number[] = []
  for (let y = 0; y < directions.h; y++)
    for (let x = 0; x < directions.w; x++) {
      if (!isHair[y * directions.w + x] || toFace(frame, x * 4, y * 4)[1] > LENGTHS) continue
      const turn = turnOver(directions, isHair, x, y, steps)
      if (turn !== null) turns.push(turn)
    }
  if (turns.length < LEAST) return 0
  turns.sort((one, other) => one - other)
  return turns[turns.length >> 1] * DEGREES
}

function fullHair(
  { alpha, w, h }: Pick<Matte, 'alpha' | 'w' | 'h'>,
  directions: StrandDirections,
): Uint8Array {
  const out = new Uint8Array(directions.w * directions.h)
  for (let y = 0; y < directions.h; y++)
    for (let x = 0; x < directions.w; x++) {
      const i = Math.min(h - 1, y * 4 + 2) * w + Math.min(w - 1, x * 4 + 2)
      out[y * directions.w + x] = alpha[i] >= HAIR ? 1 : 0
    }
  return out
}

/** Radians between a strand's directions here and so many steps down; null where it leaves the hair. */
function turnOver(
  { x: dx, y: dy, w, h }: StrandDirections,
  isHair: Uint8Array,
  x: number,
  y: number,
  steps: number,
): number | null {
  const from = y * w + x
  const sign = dy[from] < 0 ? -1 : 1
  let vx = dx[from] * sign
  let vy = dy[from] * sign
  let px = x + 0.5
  let py = y + 0.5
  for (let k = 0; k < steps; k++) {
    px += vx
    py += vy
    if (px < 0 || py < 0 || px >= w || py >= h) return null
    const j = (py | 0) * w + (px | 0)
    if (!isHair[j]) return null
    const way = dx[j] * vx + dy[j] * vy < 0 ? -1 : 1
    vx = dx[j] * way
    vy = dy[j] * way
  }
  return Math.acos(Math.min(1, Math.max(-1, (vx * dx[from] + vy * dy[from]) * sign)))
}
