import type { Analysis } from '../analyse.ts'
import { makePlate, type Plate } from './make-plate.ts'

const plates = new WeakMap<Analysis, Plate>()

/** The plate of a photo, made once as long as its analysis is remembered. */
export function plateOf(analysis: Analysis): Plate {
  const plate = plates.get(analysis) ?? makePlate(analysis)
  plates.set(analysis, plate)
  return plate
}
