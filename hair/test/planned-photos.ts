import type { HeadShape, Look, PhotoJudgement, PhotoReport } from '../src/contract.ts'
import { MATTE_LIMITS } from '../src/matte/measures/matte-faults.ts'

/** Good photos as a plan sees them, and what makes one of them another. */

/** A confidence this far from the matte's limit to certainty. */
export const confident = (margin: number) => MATTE_LIMITS.score + margin * (1 - MATTE_LIMITS.score)
export const report = (change: Partial<PhotoReport> = {}): PhotoReport => ({
  width: 1200,
  height: 1600,
  verdicts: [],
  faces: 1,
  pose: { yaw: 0, pitch: 0, roll: 0 },
  faceWidth: 300,
  sharpness: 1,
  light: 1,
  score: 0.8,
  fingerprint: '',
  backdrop: [],
  ...change,
})
export const head = (turn = 0): HeadShape => ({ pose: { yaw: -turn, pitch: 0, roll: 0 }, width: 0.85, turn })
export const judged = (change: Partial<PhotoJudgement> = {}): PhotoJudgement => ({
  fault: null,
  confidence: confident(0.4),
  techniques: ['colour', 'balayage', 'gloss', 'waves', 'volume', 'lob', 'bob', 'look', 'strands'],
  grown: [],
  head: head(),
  ...change,
})
export const look = (id: string, change: Partial<Look> = {}): Look => ({
  ...{ id, picture: `/${id}.jpg`, baseStyle: 'shag_boucle', tone: null, licence: 'CC0', source: 'us' },
  head: head(),
  ...change,
})
