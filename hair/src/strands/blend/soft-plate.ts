import type { Analysis } from '../../analysis/analyse.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { type SoftBackdrop, softBackdrop } from '../../plate/focus/soft-backdrop.ts'
import type { Plate } from '../../plate/make-plate.ts'
import { evenOutlines } from './even-outlines.ts'

const known = new WeakMap<Plate, SoftBackdrop>()

/** The plate with even outlines and its backdrop out of focus; made once as long as the plate is remembered. */
export function softPlate(plate: Plate, analysis: Analysis): SoftBackdrop {
  const { s } = faceFrame(analysis.face)
  const found = known.get(plate) ?? softBackdrop(evenOutlines(plate, analysis), { layout: plate.layout, s })
  known.set(plate, found)
  return found
}
