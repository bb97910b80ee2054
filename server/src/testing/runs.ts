/** How often what is random is tried: on every change two cores have twelve minutes, the wide run has the night. */
export const runs = (onEveryChange: number, inTheWideRun: number): number =>
  process.env.WIDE === '1' ? inTheWideRun : onEveryChange
