import type { Head } from '../head/head.ts'
import type { Ear } from '../head/whose-ears.ts'

/**
 * Her head with hair over its ears, but where her photo shows them and hid none: covered on one side only, hair hangs to the jaw on
 * one and ends above an ear on the other. An ear that is covered is none that could be seen.
 */
export function coverUnseen<Any extends Pick<Head, 'ears'>>(
  head: Any,
): Any & Required<Pick<Head, 'coversEars'>> {
  const [left, right] = head.ears
  const isBare = (isSeen(left) || isSeen(right)) && left.whose !== 'hidden' && right.whose !== 'hidden'
  if (isBare) return { ...head, coversEars: false }
  return { ...head, coversEars: true, ears: [covered(left), covered(right)] }
}

const isSeen = ({ whose }: Ear): boolean => whose === 'hers' || whose === 'partly'

const covered = (ear: Ear): Ear => ({ ...ear, whose: 'away' })
