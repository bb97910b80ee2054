/** How often what is random is tried: on every change two cores have twelve minutes, the wide run has the night. */
export const runs = (onEveryChange: number, inTheWideRun: number): number =>
  process.env.WIDE === '1' ? inTheWideRun : onEveryChange

/** For what takes the wide run an hour: ends only what would never end. */
export const NIGHT_MS = 4 * 3_600_000
