import { angleOf } from '../../cut/layer/hairline.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from './head.ts'
import { type Ear, overDrawn } from './whose-ears.ts'

/** Degrees from straight up between which her own hairline is given up beside short hair. */
const TEMPLES = { from: 40, to: 60 } as const

/**
 * The head as short hair grows on it: her own hairline stays over the forehead alone. At the temples hers hangs down to a length
 * that is cut off now, and short hair, which is combed back there, hides none of it. Nor does it hang lower where no ear is seen:
 * on the far side of a head that is turned it would be a tuft beside her eye.
 */
export const shortHead = <Any extends Pick<Head, 'kept' | 'ears'>>(head: Any): Any => ({
  ...head,
  kept: head.kept.map((share, k) => share * smoothstep(TEMPLES.to, TEMPLES.from, angleOf(k))),
  ears: [cutAround(head.ears[0]), cutAround(head.ears[1])],
})

const cutAround = (ear: Ear): Ear => (ear.whose === 'away' ? { ...ear, hairTo: overDrawn(ear) } : ear)
