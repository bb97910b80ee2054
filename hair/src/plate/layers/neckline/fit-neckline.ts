import type { Body, Evidence, Sums } from './evidence.ts'
import { type Fitted, narrowing, SHAPES, type Shape, type Side } from './shape.ts'

/** What is tried first, face heights: depths, each so many times the one before; half widths; middles beside the neck's. */
const DEPTHS = { first: 0.12, times: 1.2, last: 4.5 } as const
const WIDTHS = { first: 0.15, step: 0.05, last: 0.95 } as const
const MIDDLES = { most: 0.3, step: 0.06 } as const
/** Columns per row. */
const LEANS = { most: 0.2, step: 0.2 } as const
/** Face heights of rows of which one is asked at first. */
const THINNED = 0.035
/** Half widths at least, face heights. */
const LEAST_WIDTH = 0.02
/** Then the best of each shape is moved by ever smaller parts of those steps, so often by each. */
const PARTS = [0.5, 0.3, 0.18] as const
const ROUNDS = 2

/** Square face heights of error that weigh as much as a neckline a face height lopsided, or off the neck's middle, or one that leans by a column a row. */
const LOPSIDED = 0.05
const OFF = 0.06
/** The same of a side that is a face height narrower than necklines are of which little is seen: so much wider than the neck. */
const NARROW = 0.05
const USUAL = 0.09
const LEANING = 0.03

/** A neckline without its widths, as rows see it. */
interface Outline {
  shape: Shape
  depth: number
  middle: number
  lean: number
  /** How much of its widths is left in each row down to its lowest point. */
  profile: Float32Array
}

/** The neckline that has least skin outside and least cloth inside. */
export function fitNeckline(evidence: Evidence, body: Body): Fitted {
  const below = skinBelow(evidence, evidence.all)
  const each = SHAPES.map((shape) => {
    const best = new Best(shape, { evidence, below, body })
    tryAll(best, evidence, body)
    for (const part of PARTS) for (let round = 0; round < ROUNDS; round++) moveBy(part, best, evidence, body)
    return best
  })
  return each.reduce((one, other) => (other.error < one.error ? other : one)).found
}

function tryAll(best: Best, { rows }: Evidence, { axis, s }: Body) {
  const thinned = Math.max(1, Math.round(THINNED * s))
  const widths = steps(WIDTHS.first, WIDTHS.last, WIDTHS.step).map((width) => width * s)
  for (let depth = DEPTHS.first; depth <= DEPTHS.last; depth *= DEPTHS.times) {
    const profile = profileOf(best.shape, depth * s, rows)
    for (const off of steps(-MIDDLES.most, MIDDLES.most, MIDDLES.step))
      for (const lean of steps(-LEANS.most, LEANS.most, LEANS.step)) {
        const outline = { shape: best.shape, depth: depth * s, profile, middle: axis + off * s, lean }
        best.ask(outline, [widths, widths], thinned)
      }
  }
}

function moveBy(part: number, best: Best, { rows }: Evidence, { s }: Body) {
  const { shape, depth, widths, middle, lean } = best.found
  best.error = Number.POSITIVE_INFINITY
  const near = (width: number) =>
    [-1, 0, 1].map((d) => Math.max(LEAST_WIDTH * s, width + d * part * WIDTHS.step * s))
  const sides = [near(widths[0]), near(widths[1])] as const
  for (const deeper of [-1, 0, 1]) {
    const moved = depth * (1 + deeper * part * (DEPTHS.times - 1))
    const profile = profileOf(shape, moved, rows)
    for (const off of [-1, 0, 1])
      for (const leaning of [-1, 0, 1]) {
        const outline = {
          ...{ shape, depth: moved, profile },
          middle: middle + off * part * MIDDLES.step * s,
          lean: lean + (leaning * part * LEANS.step) / 2,
        }
        best.ask(outline, sides, 1)
      }
  }
}

interface Asked {
  evidence: Evidence
  body: Body
  /** All skin in each row and those below. */
  below: Float64Array
}

/** The best of what was asked, of one shape. */
class Best {
  found: Fitted
  error = Number.POSITIVE_INFINITY
  readonly shape: Shape
  private readonly asked: Asked

  constructor(shape: Shape, asked: Asked) {
    this.shape = shape
    this.asked = asked
    const { axis, s, half } = asked.body
    this.found = { shape, depth: s, widths: [half, half], middle: axis, lean: 0 }
  }

  private narrowness(width: number): number {
    const { half, s } = this.asked.body
    return (NARROW * Math.max(0, half + USUAL * s - width)) / s
  }

  /** @param step rows of which one is asked */
  ask(outline: Outline, widths: readonly [readonly number[], readonly number[]], step: number): void {
    const { evidence, below, body } = this.asked
    const { axis, s } = body
    const { shape, depth, middle, lean, profile } = outline
    const least =
      (shape.rare ?? 0) +
      below[profile.length] / s ** 2 +
      (OFF * Math.abs(middle - axis)) / s +
      LEANING * Math.abs(lean)
    if (least >= this.error) return
    const [left, right] = widths.map((tried, k) =>
      tried.map((width) => {
        const side = k ? 1 : -1
        const wrong = wrongBeside(evidence, evidence.all, { outline, side, width, step })
        return wrong / s ** 2 + this.narrowness(width)
      }),
    )
    left.forEach((atLeft, i) => {
      right.forEach((atRight, j) => {
        const pair = [widths[0][i], widths[1][j]] as const
        const error = least + atLeft + atRight + (LOPSIDED * Math.abs(pair[0] - pair[1])) / s
        if (error >= this.error) return
        this.error = error
        this.found = { shape, depth, widths: pair, middle, lean }
      })
    })
  }
}

/** Pixels near hair that lie on the wrong side of a neckline. */
export function wrongNearHair(evidence: Evidence, fitted: Fitted): number {
  const profile = profileOf(fitted.shape, fitted.depth, evidence.rows)
  const outline = { ...fitted, profile }
  const beside = ([-1, 1] as const).map((side, k) =>
    wrongBeside(evidence, evidence.near, { outline, side, width: fitted.widths[k], step: 1 }),
  )
  return beside[0] + beside[1] + skinBelow(evidence, evidence.near)[profile.length]
}

function skinBelow({ w, rows }: Evidence, { skin }: Sums): Float64Array {
  const out = new Float64Array(rows + 1)
  for (let r = rows - 1; r >= 0; r--) out[r] = out[r + 1] + skin[r * (w + 1) + w]
  return out
}

/** Skin outside and cloth inside of one side. */
function wrongBeside(
  { w }: Evidence,
  { skin, cloth }: Sums,
  { outline, side, width, step }: { outline: Outline; side: Side; width: number; step: number },
): number {
  const { profile, middle, lean } = outline
  const column = (x: number) => Math.max(0, Math.min(w, Math.round(x)))
  let sum = 0
  for (let r = 0; r < profile.length; r += step) {
    const o = r * (w + 1)
    const m = o + column(middle + lean * r)
    const edge = o + column(middle + lean * r + side * width * profile[r])
    sum += side < 0 ? skin[edge] + cloth[m] - cloth[edge] : skin[o + w] - skin[edge] + cloth[edge] - cloth[m]
  }
  return sum * step
}

function profileOf(shape: Shape, depth: number, rows: number): Float32Array {
  const out = new Float32Array(Math.min(rows, Math.ceil(depth)))
  for (let r = 0; r < out.length; r++) out[r] = r ? narrowing(shape, r / depth) : 1
  return out
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, k) => from + k * by)
