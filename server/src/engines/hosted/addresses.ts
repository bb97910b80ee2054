import { BlockList, isIP, isIPv6 } from 'node:net'

/** @param host as a `URL` names it, of this machine */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\./.test(host)

const PRIVATE = new BlockList()
for (const [net, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const)
  PRIVATE.addSubnet(net, prefix, family)

/**
 * Of this machine or a network that nobody outside reaches. A name without a dot is one (`localhost`, a neighbour among
 * containers).
 */
export function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return PRIVATE.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')
  return !host.includes('.') || host.endsWith('.internal') || host.endsWith('.local')
}
