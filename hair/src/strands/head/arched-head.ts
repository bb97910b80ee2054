import { angleOf } from '../../cut/layer/hairline.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { sweptHead } from './swept-head.ts'

/** Degrees from straight up at which the arch of a hairline ends, and its exponent: 2 is an ellipse, more is squarer. */
const ARCH = { to: 70, exponent: 2.75 } as const
/** How much lower than where her own began hair begins over the forehead, face heights, and to what degrees. */
const LOWER = { by: 0.02, from: 55, to: 30 } as const
/** How much higher than her own line ringlets begin where that was a fringe, at most, face heights: the forehead behind is painted. */
const HIGHER = 0.02
const RADIANS = Math.PI / 180
/** Degrees from one angle of a hairline to the next. */
const STEP = 5

/**
 * The head as coils grow on it that stand off it: nothing of her own hairline is kept, and theirs is an arch. Combed hair
 * leaves bays at the temples, and above them a hairline is known no better than as high as a forehead may be: a square
 * corner between two of them. Coils fill it.
 * @param oval radii of the outline of her face, face heights
 */
export function archedHead<Any extends Parameters<typeof sweptHead>[0]>(head: Any, oval: Float32Array): Any {
  const swept = sweptHead(head, oval)
  const { begins } = swept
  const arch = archOf(begins)
  const arched = begins.map(
    (radius, k) => Math.min(radius, arch(k)) - LOWER.by * smoothstep(LOWER.from, LOWER.to, angleOf(k)),
  )
  return { ...swept, begins: arched }
}

/**
 * The same as ringlets grow on it, which hang over their line: where hers was a fringe theirs lies hardly higher. As high as hair
 * that is swept back begins, wrinkles ended under a painted band.
 */
export function ringletHead<Any extends Parameters<typeof sweptHead>[0]>(head: Any, oval: Float32Array): Any {
  const arched = archedHead(head, oval)
  return { ...arched, begins: arched.begins.map((radius, k) => Math.min(radius, head.hairline[k] + HIGHER)) }
}

/** Radius per angle of the arch through the top of a line and its ends; beyond these it is nowhere. */
function archOf(line: Float32Array): (k: number) => number {
  const middle = (line.length - 1) / 2
  const { to, exponent } = ARCH
  const [cos, sin] = shares(to)
  const top = line[middle] ** -exponent
  const wide = [-1, 1].map((side) => (line[middle + (side * to) / STEP] ** -exponent - cos * top) / sin)
  return (k) => {
    if (angleOf(k) > to) return Number.POSITIVE_INFINITY
    const [up, aside] = shares(angleOf(k))
    return (up * top + aside * wide[k < middle ? 0 : 1]) ** (-1 / exponent)
  }
}

const shares = (degrees: number): [up: number, aside: number] => [
  Math.cos(degrees * RADIANS) ** ARCH.exponent,
  Math.sin(degrees * RADIANS) ** ARCH.exponent,
]
