/** Runs one stage and remembers how long it took. */
export type Timed = <T>(stage: string, work: () => T | Promise<T>) => Promise<T>

export interface Stopwatch {
  timed: Timed
  /** Milliseconds so far, per stage. */
  stages: Record<string, number>
}

/** Milliseconds since some moment. */
export type Clock = () => number

/** Milliseconds that people wait. */
export const wallClock: Clock = () => performance.now()

/** Milliseconds of processor time of all threads: the same on a busy machine. */
export const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function stopwatch(clock: Clock = wallClock): Stopwatch {
  const stages: Record<string, number> = {}
  const timed: Timed = async (stage, work) => {
    const start = clock()
    try {
      return await work()
    } finally {
      stages[stage] = Math.round((stages[stage] ?? 0) + clock() - start)
    }
  }
  return { timed, stages }
}
