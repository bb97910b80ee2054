import type { Analysis } from '../analysis/analyse.ts'
import type { Technique } from '../contract.ts'
import { makePlate, type Plate } from './make-plate.ts'

/** The techniques that bare what her hair hid. */
export const NEEDS_PLATE: ReadonlySet<Technique> = new Set<Technique>(['lob', 'bob', 'strands'])

const plates = new WeakMap<Analysis, Plate>()

/** The plate of a photo, made once as long as its analysis is remembered. */
export function plateOf(analysis: Analysis): Plate {
  const plate = plates.get(analysis) ?? makePlate(analysis)
  plates.set(analysis, plate)
  return plate
}
