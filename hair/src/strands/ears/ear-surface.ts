import { catmullRom } from '../grow/catmull-rom.ts'

/** An auricle as a relief over a plane, for a right and a left one alike. All lengths are shares of its height. */
export interface EarSurface {
  /** Places around, and from the middle outwards: vertices lie row by row, one row per place around. */
  around: number
  outwards: number
  /** Which of those outwards is the edge: beyond it the surface goes back to the head. */
  edge: number
  /** Per vertex: how far back, up and out of the plane. */
  at: Float32Array
  /** Per vertex, 0 to 1: how little of the light from all around reaches it. */
  hollow: Float32Array
  /** Per vertex: the height from which it sees what stands around it. Behind its edge that is the edge's. */
  level: Float32Array
  /** The highest of it over a place of its plane. */
  relief: Relief
}

/** Height over a place of the plane; beside an ear that of the head, and of the cheek before it. */
type Relief = (back: number, up: number) => number

/** Steps of a profile, from the middle to the edge and a little round it. */
const KNOTS = 11
type Knots = readonly number[] & { length: typeof KNOTS }
/** How far from the middle to the edge each step stands, where a helix curls in over what lies within it, and where none does. */
const CURLED: Knots = [0, 0.25, 0.42, 0.55, 0.68, 0.76, 0.85, 0.85, 0.9, 1, 0.98]
const PLAIN: Knots = [0, 0.2, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.94, 1, 0.98]
/** Concha, its wall, antihelix, scapha, helix and the edge it turns over; lower down, a lobe; in front, the tragus. */
const PROFILES = {
  back: { far: CURLED, high: [-0.17, -0.17, -0.15, -0.1, 0, -0.01, -0.035, 0.01, 0.045, 0.03, -0.03] },
  upper: { far: CURLED, high: [-0.17, -0.17, -0.14, -0.1, -0.025, -0.035, -0.05, 0.01, 0.055, 0.035, -0.03] },
  top: { far: CURLED, high: [-0.17, -0.16, -0.12, -0.085, -0.08, -0.07, -0.06, 0, 0.055, 0.035, -0.03] },
  low: { far: PLAIN, high: [-0.17, -0.16, -0.14, -0.08, 0.01, 0, -0.02, 0.005, 0.035, 0.025, -0.03] },
  lobe: { far: PLAIN, high: [-0.17, -0.15, -0.1, -0.02, 0.01, -0.005, 0, 0.02, 0.03, 0.015, -0.03] },
  tragus: { far: PLAIN, high: [-0.17, -0.15, -0.12, -0.06, 0, 0.035, 0.04, 0.03, 0.015, -0.01, -0.06] },
  root: { far: PLAIN, high: [-0.17, -0.16, -0.14, -0.11, -0.08, -0.06, -0.03, 0, 0.02, 0, -0.05] },
} as const satisfies Record<string, { far: Knots; high: Knots }>
type Profile = keyof typeof PROFILES

/** The outline, from the back over the top to the front and round the lobe: how far back, how high, and its profile. */
const OUTLINE: readonly (readonly [back: number, up: number, profile: Profile])[] = [
  [0.54, 0.06, 'back'],
  [0.535, 0.2, 'back'],
  [0.49, 0.34, 'upper'],
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
  [0.31, -0.45, 'lobe'],
  [0.39, -0.34, 'lobe'],
  [0.46, -0.2, 'low'],
  [0.51, -0.05, 'back'],
]
/** Where the concha is deepest. */
const MIDDLE = { back: 0.2, up: -0.01 } as const
const [AROUND, OUTWARDS] = [108, 41]
/** The step at which a profile is at its edge: from there it goes back to the head. */
const EDGE = ((KNOTS - 2) / (KNOTS - 1)) * (OUTWARDS - 1)
let made: EarSurface | null = null

/** The surface, made once. */
export function earSurface(): EarSurface {
  made ??= makeSurface()
  return made
}

function makeSurface(): EarSurface {
  const count = AROUND * OUTWARDS
  const at = new Float32Array(count * 3)
  for (let a = 0; a < AROUND; a++) {
    const place = (a / AROUND) * OUTLINE.length
    const back = along(place, (k) => OUTLINE[k][0])
    const up = along(place, (k) => OUTLINE[k][1])
    for (let o = 0; o < OUTWARDS; o++) {
      const out = o / (OUTWARDS - 1)
      const i = a * OUTWARDS + o
      const far = along(place, (k) => between(PROFILES[OUTLINE[k][2]].far, out))
      at[i * 3] = MIDDLE.back + (back - MIDDLE.back) * far
      at[i * 3 + 1] = MIDDLE.up + (up - MIDDLE.up) * far
      at[i * 3 + 2] = along(place, (k) => between(PROFILES[OUTLINE[k][2]].high, out))
    }
  }
  const relief = reliefOf(at)
  const level = Float32Array.from({ length: count }, (_, i) =>
    i % OUTWARDS > EDGE ? relief(at[i * 3], at[i * 3 + 1]) : at[i * 3 + 2],
  )
  return {
    around: AROUND,
    outwards: OUTWARDS,
    edge: EDGE,
    at,
    hollow: hollowsOf({ at, level, relief }),
    level,
    relief,
  }
}

/** A value of a profile, smooth between its knots. */
function between(values: Knots, out: number): number {
  const k = Math.min(KNOTS - 2, Math.floor(out * (KNOTS - 1)))
  const of = (j: number) => values[Math.max(0, Math.min(KNOTS - 1, j))]
  return catmullRom([of(k - 1), of(k), of(k + 1), of(k + 2)], out * (KNOTS - 1) - k)
}

/** Cells of the relief per height of an ear, how many, and their corner. */
const CELLS = { perHeight: 100, wide: 120, high: 160, back: -0.3, up: -0.8 } as const
/** How high the head is beside an ear, and the cheek before it. */
const BESIDE = { head: -0.17, cheek: 0.05 } as const
/** How far what stands around takes light away, and in how many directions that is asked. */
const AROUND_IT = { reach: 0.5, directions: 16 } as const
/** How far from a place it is asked first, and how much farther each time: shares of the height. */
const STEP = { first: 0.015, next: 0.01 } as const
/** How much darker a concha is than its opening tells: between these heights the folds before it close over it. */
const DEEP = { from: -0.04, to: -0.15, dark: 0.9 } as const

/**
 * The steepest slope from a vertex up to what stands around it in one direction; below 0 where all of it is lower.
 * @param towards back and up, of length 1
 * @param reach how far it is asked, share of the height
 */
export function steepestFrom(
  { at, level, relief }: Pick<EarSurface, 'at' | 'level' | 'relief'>,
  i: number,
  [back, up]: readonly [back: number, up: number],
  reach: number,
): number {
  let most = Number.NEGATIVE_INFINITY
  for (let far = STEP.first; far < reach; far += STEP.next)
    most = Math.max(most, (relief(at[i * 3] + far * back, at[i * 3 + 1] + far * up) - level[i]) / far)
  return most
}

/** How much of the light from all around does not reach each vertex, 0 to 1: what stands higher around it is in the way. */
function hollowsOf({ at, level, relief }: Pick<EarSurface, 'at' | 'level' | 'relief'>): Float32Array {
  const { reach, directions } = AROUND_IT
  return level.map((height, i) => {
    let open = 0
    for (let d = 0; d < directions; d++) {
      const angle = (d / directions) * 2 * Math.PI
      const steepest = steepestFrom({ at, level, relief }, i, [Math.cos(angle), Math.sin(angle)], reach)
      open += 1 / (1 + Math.max(0, steepest) ** 2) / directions
    }
    return 1 - open * (1 - DEEP.dark * clamped((DEEP.from - height) / (DEEP.from - DEEP.to)))
  })
}

/** The highest of the surface over each place of its plane. */
function reliefOf(at: Float32Array): Relief {
  const { perHeight, wide, high } = CELLS
  const beside = (back: number) => (back < 0 ? BESIDE.cheek : BESIDE.head)
  const cells = Float32Array.from({ length: wide * high }, (_, c) =>
    beside((c % wide) / perHeight + CELLS.back),
  )
  const cell = (back: number, up: number) => {
    const x = Math.round((back - CELLS.back) * perHeight)
    const y = Math.round((up - CELLS.up) * perHeight)
    return x >= 0 && y >= 0 && x < wide && y < high ? y * wide + x : -1
  }
  for (let a = 0; a < AROUND; a++)
    for (let o = 0; o < OUTWARDS; o++)
      for (let t = 0; t < 1; t += 0.25) {
        const [i, j] = [(a * OUTWARDS + o) * 3, (((a + 1) % AROUND) * OUTWARDS + o) * 3]
        const of = (q: number) => at[i + q] + (at[j + q] - at[i + q]) * t
        const c = cell(of(0), of(1))
        if (c >= 0) cells[c] = Math.max(cells[c], of(2))
      }
  return (back, up) => {
    const c = cell(back, up)
    return c < 0 ? beside(back) : cells[c]
  }
}

/** A value of the outline between two of its places, round and round. */
function along(place: number, value: (k: number) => number): number {
  const k = Math.floor(place)
  const of = (j: number) => value((j + OUTLINE.length) % OUTLINE.length)
  return catmullRom([of(k - 1), of(k), of(k + 1), of(k + 2)], place - k)
}

const clamped = (v: number): number => Math.max(0, Math.min(1, v))
