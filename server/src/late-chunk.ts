/**
 * Whether this is the error that Node's own fetch may end with when a call is cut off in the middle of its answer: a
 * chunk for a stream that is closed already. It is thrown where nobody can catch it, and nothing is lost with it.
 */
export const isLateChunk = (cause: unknown): boolean =>
  cause instanceof TypeError &&
  (cause as { code?: string }).code === 'ERR_INVALID_STATE' &&
  (cause.stack ?? '').includes('undici')
