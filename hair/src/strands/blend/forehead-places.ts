import { angleIndex, angleOf } from '../../cut/layer/hairline.ts'
import { toFace } from '../../face/face-frame.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Layout } from '../../plate/layers/layout.ts'
import type { Head } from '../head/head.ts'
import { hairlineAt } from '../head/scalp.ts'

/** Skin is carried on at a quarter of the size: it is smooth, and grain is laid on it. */
export const SMALL = 4
/** Before her hairline, face heights, where skin is the photo's and where none of it is: above her forehead, and at her temples, where single hairs grow further into it. */
const LINE = { forehead: [-0.08, -0.02], temples: [-0.11, -0.05], from: 20, to: 45 } as const
/** Degrees from straight up from which on skin is the plate's, all of it and none. */
const SIDES = [105, 85] as const
/** Face heights before her hairline down to which the photo takes the place of the plate, all of it and none. */
export const DOWN = [-0.3, -0.4] as const
/** Hair nearby, blurred by so many face heights: skin beside it is not hers to tell, and is painted over. */
export const HAIR = { blurred: 0.012, tells: 0.01, from: 0.01, to: 0.06 } as const
/** Degrees from straight up between which the lines of a forehead end. */
const LINED = [45, 70] as const
/** Face heights by which a hairline is raised where a fringe is taken for it, from none to wholly. */
const RAISED = [0, 0.02] as const

/** What is known of her forehead. */
export interface SweptForehead {
  /** With the hairline that swept hair has: under a fringe it is a guess. */
  head: Pick<Head, 'frame' | 'hairline'>
  /** Her own hairline, radii like those of the head. */
  natural: Float32Array
  /** With temples: what lies there is her face. */
  layout: Layout
  /** Whether new hair throws such a shade on it as hers threw. */
  isShaded: boolean
}

/** Around her hairline, at a quarter of the size. */
export interface Places extends Size {
  /** Hair nearby, 0 to 1. */
  near: Plane
  /** Face heights behind the place from which on all skin is painted; NaN below her face. */
  behind: Plane
  /** How much of each pixel may be painted, 0 to 1: none beside her ears. */
  above: Plane
  /** How much of it was under a fringe, where the plate is her skin. */
  fringe: Plane
  /** How much of it is skin that the photo shows. */
  photographed: Plane
  /** How much of it is behind her hairline. */
  beyond: Plane
  /** How much of it has the lines of her forehead, 0 to 1: they end at her temples. */
  lined: Plane
  /** The same as far down as the photo may take the place of the plate. */
  repainted: Plane
}

export function placesOf(
  { head: { frame, hairline }, natural }: SweptForehead,
  { w, h, near }: Pick<Places, 'w' | 'h' | 'near'>,
): Places {
  const empty = () => new Float32Array(w * h)
  const places = { behind: empty().fill(Number.NaN), above: empty(), fringe: empty() }
  const out = {
    w,
    h,
    near,
    ...places,
    photographed: empty(),
    beyond: empty(),
    lined: empty(),
    repainted: empty(),
  }
  for (let o = 0; o < w * h; o++) {
    const [u, v] = toFace(frame, (o % w) * SMALL + 1.5, ((o / w) | 0) * SMALL + 1.5)
    const index = angleIndex(u, v)
    if (index < 1 || index > hairline.length - 2) continue
    const angle = angleOf(index)
    const atTemples = smoothstep(LINE.from, LINE.to, angle)
    const [before, none] = LINE.forehead.map((at, k) => at + (LINE.temples[k] - at) * atTemples)
    const line = hairlineAt(hairline, index)
    const r = Math.hypot(u, v) - line
    out.behind[o] = r - before
    out.above[o] = smoothstep(SIDES[0], SIDES[1], angle)
    out.fringe[o] = smoothstep(RAISED[0], RAISED[1], line - hairlineAt(natural, index))
    const isBefore = r < 0 ? smoothstep(DOWN[1], DOWN[0], r) : 0
    const isFree = smoothstep(HAIR.to, HAIR.from, near[o])
    out.lined[o] = smoothstep(LINED[1], LINED[0], angle)
    out.repainted[o] = out.lined[o] * smoothstep(DOWN[1], DOWN[0], r)
    out.photographed[o] = out.above[o] * isFree * isBefore
    out.beyond[o] = out.above[o] * smoothstep(before, none, r)
  }
  return out
}
