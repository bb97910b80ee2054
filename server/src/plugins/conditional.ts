import type { IncomingHttpHeaders } from 'node:http'
import type { AskedPart } from '../storage/storage.ts'

/** What a browser says it has, or wants, of a file (RFC 9110, sections 13 and 14), of one whose tag is strong. */

/** Whether it has this very file: tags are compared weakly, since what lies between may have weakened ours. */
export function hasIt({ 'if-none-match': named }: IncomingHttpHeaders, etag: string): boolean {
  if (named === undefined) return false
  if (named === etag || named === '*') return true
  return named.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** Whether what it has is as old as this. A tag goes before a date; a date has whole seconds. */
export function isAsOld(headers: IncomingHttpHeaders, keptAt: Date): boolean {
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return headers['if-none-match'] === undefined && Math.floor(keptAt.getTime() / 1000) * 1000 <= since
}

/** One part, and only of the file that it means to go on with; of several at once, and of what is none, the whole is sent. */
export function partAsked(headers: IncomingHttpHeaders, etag: string): AskedPart | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const goesOnWith = headers['if-range']
  if (goesOnWith !== undefined && goesOnWith !== etag) return undefined
  if (from === '') return Number(to) > 0 ? { last: Number(to) } : undefined
  if (to === '') return { from: Number(from) }
  return Number(from) <= Number(to) ? { from: Number(from), to: Number(to) } : undefined
}
