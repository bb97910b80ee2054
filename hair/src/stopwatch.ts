/** Runs one stage and remembers how long it took. */
export type Timed = <T>(stage: string, work: () => T | Promise<T>) => Promise<T>

/** A stopwatch and the milliseconds it has counted so far, per stage. */
export function stopwatch(): { timed: Timed; stages: Record<string, number> } {
  const stages: Record<string, number> = {}
  const timed: Timed = async (stage, work) => {
    const start = performance.now()
    try {
      return await work()
    } finally {
      stages[stage] = Math.round((stages[stage] ?? 0) + performance.now() - start)
    }
  }
  return { timed, stages }
}
