/** What search engines may do with a page. */
export const LISTED = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1'
export const UNLISTED = 'noindex, nofollow, noarchive, nosnippet'

const NAMES = [/^localhost$/, /\.localhost$/, /\.replit\.dev$/, /\.replit\.app$/]
const IP = [/^\d{1,3}(\.\d{1,3}){3}$/, /^[\da-f:.]*:[\da-f:.]*$/]

/**
 * Is this where the site is written rather than published? Development hosts are Replit's, localhost and any bare
 * address of a machine; whoever does not say which host he asks for is not shown to search engines either.
 */
export function isDevelopmentHost(host: string): boolean {
  const name = nameOf(host.trim().toLowerCase())
  return name === '' || [...NAMES, ...IP].some((form) => form.test(name))
}

/** `[::1]:3000` → `::1`, `example.com.:80` → `example.com`; an address of IPv6 without brackets has no port. */
function nameOf(host: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1]
  if (bracketed !== undefined) return bracketed
  const parts = host.split(':')
  return parts.length > 2 ? host : (parts[0] ?? '').replace(/\.$/, '')
}
