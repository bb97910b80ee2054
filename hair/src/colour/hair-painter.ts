import type { FaceFrame } from '../face/face-frame.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import { RowSampler } from '../pixels/row-sampler.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import type { Dye } from './dye.ts'
import { type HairLight, steadyLight } from './hair-light.ts'
import type { StrandField } from './strand-field.ts'
import { curveLight, type ToneCurve, toneCurve } from './tone-curve.ts'
import { wovenStrands } from './woven-strands.ts'

/** Share of the hair's own local colour differences that survives the dye. */
const KEEP = 0.12
/** Strands drawn where the photo shows too few and the hair is lightened: shares of single strands and of locks. */
const STRANDS = { fine: 1.5, locks: 1.1 } as const
/** Standard deviation of strands around their shading on photographs of lightened hair, OKLab lightness. */
const NATURAL = 0.055
/** Of a mean distance, the standard deviation. */
const SPREAD = 1.25

/** Share of a painted lightening that the deepest strands do not take. */
const LOWLIGHTS = 0.6

/** Hair next to the face, 0 to 1, which is coloured gently; at mask size. */
export interface Rim {
  rim: Plane
  small: Size
}

/** Whether single strands carry their colour on over their length: highlights, and a balayage painted by hand. */
const isWoven = ({ weave, streaks }: Dye): boolean => weave > 0 || streaks > 0.5

/** What strands lack of the contrast that lightened hair shows: where black hair shows none it would be a smear. */
function missing({ lift, strands }: ToneCurve, shown: number): number {
  const there = shown * strands
  return there < NATURAL ? lift * Math.sqrt(NATURAL * NATURAL - there * there) : 0
}

/** Hair, and what it is to be dyed. */
interface Painted {
  light: HairLight
  field: StrandField
  /** Size of the picture. */
  full: Size
  frame: FaceFrame
  dye: Dye
  rim: Rim | null
}

/** Gives hair its new colour, row by row. */
export class HairPainter {
  readonly #light: HairLight
  readonly #frame: FaceFrame
  readonly #dye: Dye
  readonly #root: ToneCurve | null
  readonly #tip: ToneCurve | null
  readonly #shading: RowSampler
  readonly #strands: RowSampler
  readonly #rim: RowSampler | null
  #y = 0

  constructor({ light, field, full, frame, dye, rim }: Painted) {
    this.#light = light
    this.#frame = frame
    this.#dye = dye
    this.#root = dye.root && toneCurve(dye.root, light)
    this.#tip = dye.tip === dye.root ? this.#root : dye.tip && toneCurve(dye.tip, light)
    this.#shading = new RowSampler(
      [light.shading, light.cover, light.contrast, light.evened],
      light.size,
      full,
    )
    this.#strands = new RowSampler(
      isWoven(dye) ? [field.fine, field.locks, wovenStrands(field)] : [field.fine, field.locks],
      field,
      full,
    )
    this.#rim = rim && new RowSampler([rim.rim], rim.small, full)
  }

  row(y: number): void {
    this.#y = y
    this.#shading.row(y)
    this.#strands.row(y)
    this.#rim?.row(y)
  }

  /**
   * The dyed colour at column x of the current row, as if the pixel were all hair.
   * @param out the hair's own OKLab; overwritten
   * @returns false where the dye leaves the hair alone
   */
  paint(x: number, out: Float64Array): boolean {
    const fine = this.#strands.at(0, x)
    const locks = this.#strands.at(1, x)
    const mix = this.#mixAt(x, fine, locks)
    const root = this.#root
    const tip = this.#tip
    if ((mix <= 0 && !root) || (mix >= 1 && !tip)) return false
    const L = out[0]
    const a = out[1]
    const b = out[2]
    const inLock = steadyLight(L) - this.#shading.at(0, x)
    const base = this.#shading.at(3, x)
    const cover = this.#shading.at(1, x)
    const rim = this.#rim ? this.#rim.at(0, x) : 0
    const noise = fine * 0.7 + locks * (locks < 0 ? 0.9 : 0.4)
    const inventedStrand = STRANDS.fine * fine + STRANDS.locks * locks
    const shown = this.#shading.at(2, x) * SPREAD
    let newL = 0
    let newA = 0
    let newB = 0
    for (let end = 0; end < 2; end++) {
      const share = end ? mix : 1 - mix
      if (share <= 0) continue
      const curve = end ? tip : root
      if (!curve) {
        newL += share * L
        newA += share * a
        newB += share * b
        continue
      }
      const dyed = this.#lightOf(
        curve,
        inLock,
        base,
        cover,
        rim,
        noise * curve.variety + inventedStrand * missing(curve, shown),
      )
      const k = Math.min(255, Math.max(0, dyed * 256)) | 0
      const vivid = 1 + 0.1 * locks
      newL += share * dyed
      newA += share * (curve.a[k] * vivid + (a - this.#light.a) * KEEP)
      newB += share * (curve.b[k] * vivid + (b - this.#light.b) * KEEP)
    }
    const { strength } = this.#dye
    out[0] = L + (newL - L) * strength
    out[1] = a + (newA - a) * strength
    out[2] = b + (newB - b) * strength
    return true
  }

  /** 0 root colour, 1 tip colour. */
  #mixAt(x: number, fine: number, locks: number): number {
    const { root, tip, from, to, streaks, weave } = this.#dye
    if (root === tip) return 0
    const f = this.#frame
    const v = ((x - f.cx) * f.vx + (this.#y - f.cy) * f.vy) / f.s
    if (weave > 0) {
      const strand = this.#strands.at(2, x)
      return 0.82 * smoothstep(0.55 - weave, 1.3 - weave, strand) * (1 - 0.5 * smoothstep(0.5, 0.75, v))
    }
    const strand = isWoven(this.#dye)
      ? this.#strands.at(2, x) * 0.45 + locks * 0.25
      : locks * 0.6 + fine * 0.2
    // even at the ends some strands stay deep: painted by hand, not dipped
    const deep = root === null ? LOWLIGHTS * streaks * smoothstep(-0.05, -0.75, fine * 0.6 + strand) : 0
    return smoothstep(from, to, v + strand * streaks * 0.55) * (1 - deep)
  }

  #lightOf(
    curve: ToneCurve,
    inLock: number,
    base: number,
    cover: number,
    rim: number,
    variety: number,
  ): number {
    const { middle } = this.#light
    let dyed = curveLight(curve, base - middle, inLock) + variety
    // mixed pixels on the outline look lighter than the hair is: no shine there
    if (cover < 0.9) {
      const around = curveLight(curve, base - middle, 0)
      dyed = Math.min(dyed, around + 0.02 + 0.2 * smoothstep(0.6, 0.9, cover))
    }
    return dyed - rim * (0.015 + 0.1 * curve.lift)
  }
}
