import { HairError } from '../hair-error.ts'

export const FETCH_LIMITS = {
  /** Of one picture. */
  bytes: 8_000_000,
  /** For one picture, from the first byte asked to the last one read. */
  ms: 30_000,
} as const

export interface FetchLimits {
  bytes: number
  ms: number
}

/** This one picture cannot be had; others of the same place may. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

/**
 * Fetches one picture over https (plain http from this machine itself only), without following it elsewhere.
 * @throws PictureRefused when the place answers, but not with this picture
 * @throws HairError looks_unreachable when nobody answers; wrong_arguments for an address of another kind
 */
export async function fetchPicture(address: URL, limits: FetchLimits = FETCH_LIMITS): Promise<Uint8Array> {
  if (!isSafe(address))
    throw new HairError('wrong_arguments', `Expected an https:// address, got ${address.href}`)
  const signal = AbortSignal.timeout(limits.ms)
  const answer = await fetch(address, { signal, redirect: 'error' }).catch((cause: unknown) => {
    throw unreachable(address, limits, cause)
  })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new PictureRefused(`${address.href} answered ${answer.status}.`)
  }
  try {
    return await readAtMost(answer.body, address, limits.bytes)
  } catch (cause) {
    throw cause instanceof PictureRefused ? cause : unreachable(address, limits, cause)
  }
}

const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && HERE.has(hostname))

async function readAtMost(body: ReadableStream<Uint8Array>, address: URL, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let total = 0
  for await (const part of body) {
    total += part.length
    if (total > most) throw new PictureRefused(`${address.href} is larger than ${most} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function unreachable(address: URL, { ms }: FetchLimits, cause: unknown): HairError {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  const why = isLate ? `no whole answer within ${ms / 1000} s` : reasonOf(cause)
  return new HairError(
    'looks_unreachable',
    `Could not fetch ${address.href}: ${why}. What is installed stays; run the command again when the network allows it.`,
    cause,
  )
}

/** The reason lies below "fetch failed". */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? inner.message || inner.name : String(inner)
}
