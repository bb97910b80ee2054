import { catmullRom } from '../grow/catmull-rom.ts'

/** An auricle as a relief over a plane, for a right and a left one alike. All lengths are shares of its height. */
export interface EarSurface {
  /** Places around, and from the middle outwards: vertices lie row by row, one row per place around. */
  around: number
  outwards: number
  /** Per vertex: how far back, up and out of the plane. */
  at: Float32Array
  /** Per vertex, 0 to 1: how deep in a hollow it lies, and how near to the rim, where light comes through. */
  hollow: Float32Array
  rim: Float32Array
}

/** How far from the middle outwards the heights of a profile stand. */
const KNOTS = [0, 0.25, 0.42, 0.55, 0.66, 0.8, 0.92, 1] as const
/** Concha, its wall, antihelix, scapha, helix and the edge it turns over; lower down, a lobe; in front, the tragus. */
const PROFILES = {
  back: [-0.17, -0.16, -0.11, 0, 0.06, -0.03, 0.065, 0.005],
  top: [-0.17, -0.13, -0.07, -0.01, 0.01, -0.025, 0.06, 0],
  lobe: [-0.17, -0.13, -0.02, 0.035, 0.02, 0.03, 0.02, -0.03],
  tragus: [-0.17, -0.12, -0.03, 0.04, 0.05, 0.03, 0.01, -0.01],
  root: [-0.17, -0.14, -0.09, -0.05, -0.03, -0.01, 0.03, 0.01],
} as const
type Profile = keyof typeof PROFILES

/** The outline, from the back over the top to the front and round the lobe: how far back, how high, and its profile. */
const OUTLINE: readonly (readonly [back: number, up: number, profile: Profile])[] = [
  [0.54, 0.06, 'back'],
  [0.535, 0.2, 'back'],
  [0.49, 0.34, 'top'],
  [0.4, 0.45, 'top'],
  [0.28, 0.5, 'top'],
  [0.15, 0.46, 'top'],
  [0.05, 0.36, 'root'],
  [0, 0.24, 'root'],
  [-0.03, 0.1, 'root'],
  [-0.05, -0.05, 'tragus'],
  [-0.04, -0.2, 'tragus'],
  [0, -0.36, 'lobe'],
  [0.08, -0.47, 'lobe'],
  [0.2, -0.5, 'lobe'],
  [0.32, -0.45, 'lobe'],
  [0.41, -0.33, 'lobe'],
  [0.475, -0.19, 'back'],
  [0.51, -0.05, 'back'],
]
/** Where the concha is deepest. */
const MIDDLE = { back: 0.2, up: -0.01 } as const
const [AROUND, OUTWARDS] = [108, 30]
/** How far the lobe leans back to the head. */
const LOBE_LEANS = 0.05
/** Heights between which a place passes from open to hollow: a fold of the upper ear is none, or it is a dark bar. */
const HOLLOW = { open: -0.02, deep: -0.15 } as const

let made: EarSurface | null = null

/** The surface, made once. */
export function earSurface(): EarSurface {
  made ??= makeSurface()
  return made
}

function makeSurface(): EarSurface {
  const count = AROUND * OUTWARDS
  const at = new Float32Array(count * 3)
  const hollow = new Float32Array(count)
  const rim = new Float32Array(count)
  for (let a = 0; a < AROUND; a++) {
    const place = (a / AROUND) * OUTLINE.length
    const back = along(place, (k) => OUTLINE[k][0])
    const up = along(place, (k) => OUTLINE[k][1])
    for (let o = 0; o < OUTWARDS; o++) {
      const out = o / (OUTWARDS - 1)
      const i = a * OUTWARDS + o
      const height = along(place, (k) => heightOf(OUTLINE[k][2], out))
      at[i * 3] = MIDDLE.back + (back - MIDDLE.back) * out
      at[i * 3 + 1] = MIDDLE.up + (up - MIDDLE.up) * out
      const low = clamped((-0.15 - at[i * 3 + 1]) / 0.35)
      at[i * 3 + 2] = height - LOBE_LEANS * low * low * clamped(at[i * 3] / 0.3)
      hollow[i] = clamped((HOLLOW.open - height) / (HOLLOW.open - HOLLOW.deep))
      rim[i] = clamped((out - 0.82) / 0.12) * clamped(at[i * 3] / 0.2)
    }
  }
  return { around: AROUND, outwards: OUTWARDS, at, hollow, rim }
}

/** Height of a profile, smooth between its knots. */
function heightOf(profile: Profile, out: number): number {
  const heights = PROFILES[profile]
  let k = 0
  while (k < KNOTS.length - 2 && out > KNOTS[k + 1]) k++
  const t = (out - KNOTS[k]) / (KNOTS[k + 1] - KNOTS[k])
  const of = (j: number) => heights[Math.max(0, Math.min(heights.length - 1, j))]
  return catmullRom([of(k - 1), of(k), of(k + 1), of(k + 2)], t)
}

/** A value of the outline between two of its places, round and round. */
function along(place: number, value: (k: number) => number): number {
  const k = Math.floor(place)
  const of = (j: number) => value((j + OUTLINE.length) % OUTLINE.length)
  return catmullRom([of(k - 1), of(k), of(k + 1), of(k + 2)], place - k)
}

const clamped = (v: number): number => Math.max(0, Math.min(1, v))
