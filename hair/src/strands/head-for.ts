import type { Groom } from './grow/groom.ts'
import { archedHead, ringletHead } from './head/arched-head.ts'
import type { Head } from './head/head.ts'
import { shortHead } from './head/short-head.ts'
import { sweptHead } from './head/swept-head.ts'

/**
 * Her head with the hairline that the groom has, and hair over all ears where that grows so.
 * @param oval radii of the outline of her face, face heights
 */
export function headFor(natural: Head, groom: Groom, oval: Float32Array): Head {
  const head = withLine(natural, groom, oval)
  return groom.coversEars === 'all' ? { ...head, coversEars: true } : head
}

function withLine(natural: Head, { swept, ownLine, short, stands }: Groom, oval: Float32Array): Head {
  if (swept) return sweptHead(natural, oval)
  if (ownLine) return stands ? archedHead(natural, oval) : ringletHead(natural, oval)
  return short ? shortHead(natural, oval) : natural
}
