import { type Lines, sweptHead } from './swept-head.ts'
import { type Ear, type Ears, overDrawn } from './whose-ears.ts'

/**
 * The head as short hair grows on it: nothing of her own hairline is kept. Hers hangs down to a length that is cut off now, and
 * dyed it is a grey film under the tips of a fringe, and a lock before a temple. Nor does short hair hang lower where no ear is
 * seen: on the far side of a head that is turned it would be a tuft beside her eye.
 * @param oval radii of the outline of her face, face heights
 */
export const shortHead = <Any extends Lines & { ears: Ears }>(head: Any, oval: Float32Array): Any => ({
  ...sweptHead(head, oval),
  ears: [cutAround(head.ears[0]), cutAround(head.ears[1])],
})

const cutAround = (ear: Ear): Ear => (ear.whose === 'away' ? { ...ear, hairTo: overDrawn(ear) } : ear)
