import type { Figure } from '../figure.ts'
import { QUIET } from './idle.ts'
import type { Samples } from './samples.ts'

const LARGEST_SPREAD = 0.25
export const IDLE = 'idle before a round, at least'

/** A run beside other work, or whose rounds lie far apart, says so. */
export function validity(names: string[], samples: Samples): Figure[] {
  const spread = Math.max(...names.map((name) => samples.spread(name)))
  const isVoid = samples.least(IDLE) < QUIET || spread > LARGEST_SPREAD
  return [
    { what: IDLE, value: samples.least(IDLE), unit: '' },
    { what: 'spread between rounds, at most', value: spread, unit: '', target: LARGEST_SPREAD },
    { what: 'void: the machine was busy (1), or quiet (0)', value: Number(isVoid), unit: '', target: 1 },
  ]
}
