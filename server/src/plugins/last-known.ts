export interface Reading<Fact> {
  /** What is told before anything could be read. */
  first: Fact
  read: () => Promise<Fact>
  /** It could not be read: what was last known stands. */
  failed: (cause: unknown) => void
  /** For so long nobody asks again: a crowd of visitors asks no crowd of questions. Default: each asks anew */
  everyMs?: number
}

/**
 * What public pages may tell of the database, as it was last read: they need not be away with it. While one asks anew, the
 * others are told what is known; before anything is, they wait with it.
 */
export function lastKnown<Fact>({ first, read, failed, everyMs = 0 }: Reading<Fact>): () => Promise<Fact> {
  let known = first
  let askedAt = Number.NEGATIVE_INFINITY
  let opening: Promise<void> | null = null
  const ask = async () => {
    try {
      known = await read()
    } catch (cause) {
      failed(cause)
    }
  }
  return async () => {
    if (performance.now() - askedAt < everyMs) await opening
    else {
      askedAt = performance.now()
      const asking = ask()
      opening ??= asking
      await asking
    }
    return known
  }
}
