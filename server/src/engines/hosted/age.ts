/** How old something is, in milliseconds. */
export type Age = () => number

/** It goes on from this age whatever becomes of the time of day: clocks are set, and machines sleep. */
export function ageFrom(ageMs: number): Age {
  const seen = performance.now()
  return () => ageMs + performance.now() - seen
}
