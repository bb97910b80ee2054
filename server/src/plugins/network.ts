import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Of who has broken the connection off: whatever is still to be said reaches nobody. */
const NOBODY = 'nobody'

/**
 * From where a request comes, as far as it is counted: an address of the fourth version, or the first half of one of the
 * sixth, since one household has all of the second half and may choose among it.
 */
export const networkOf = (request: FastifyRequest): string =>
  // Typed as always there, and gone with its connection.
  networkOfAddress((request.ip as string | undefined) ?? NOBODY)

export function networkOfAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [left = '', right = ''] = address.toLowerCase().split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - head.length - tail.length).fill('0') : []
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
