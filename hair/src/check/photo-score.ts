import type { PhotoReport, VerdictCode } from '../contract.ts'
import { smoothstep } from '../pixels/smoothstep.ts'

const ERRORS: readonly VerdictCode[] = [
  'no_face',
  'many_faces',
  'blurry',
  'too_small',
  'damaged',
  'hair_hidden',
]

/**
 * 0 to 1: how well a photo will serve. Frontal, upright, sharp faces with enough pixels come first; each
 * warning costs a third, an error leaves next to nothing. Weights set by eye on the matte's results.
 */
export function photoScore(report: Omit<PhotoReport, 'score'>): number {
  if (!report.pose) return 0
  const { yaw, pitch, roll } = report.pose
  const size = 0.3 + 0.7 * smoothstep(90, 280, report.faceWidth)
  const facing = 1 - 0.7 * smoothstep(0.15, 0.75, Math.abs(yaw)) - 0.2 * smoothstep(0.3, 0.8, Math.abs(pitch))
  const upright = 1 - 0.6 * smoothstep(0.15, 0.5, Math.abs(roll))
  const clear = 0.4 + 0.6 * smoothstep(0.2, 0.7, report.sharpness)
  const errors = report.verdicts.filter((v) => ERRORS.includes(v)).length
  const warnings = report.verdicts.length - errors
  return size * facing * upright * clear * 0.67 ** warnings * 0.1 ** errors
}
