import type { Analysis } from '../analyse.ts'
import { faceFrame, lean } from '../face/face-frame.ts'
import { frameContact } from '../matte/frame-contact.ts'
import type { PairMeasures } from './transplant.ts'

/** Limits in face units, set by looking at transplants. */
export const LOOK_LIMITS = {
  score: 0.8,
  sides: 0.06,
  top: 0.02,
  bottom: 0.3,
  fuzz: 0.19,
  leak: 0.05,
  throat: 0.25,
  odd: 0.12,
  skin: 0.2,
  spur: 0.35,
  turn: 0.09,
  lean: 0.21,
  facePixels: 200,
  area: 0.45,
} as const

/** Whether a reference picture may lend its hair. */
export function lookIsUsable(look: Analysis): boolean {
  const { measures: m, masks, matte, face, scale } = look
  const frame = faceFrame(face)
  const contact = frameContact(matte)
  const limits = LOOK_LIMITS
  return (
    masks.quality.score >= limits.score &&
    contact.sides <= limits.sides &&
    contact.top <= limits.top &&
    contact.bottom <= limits.bottom &&
    m.fuzz <= limits.fuzz &&
    m.leak <= limits.leak &&
    m.throat <= limits.throat &&
    m.odd <= limits.odd &&
    m.skin <= limits.skin &&
    m.spur <= limits.spur &&
    m.area >= limits.area &&
    Math.abs(frame.nose) <= limits.turn &&
    Math.abs(lean(frame)) <= limits.lean &&
    frame.s / scale >= limits.facePixels
  )
}

/** Whether her photo may take other hair: stricter than for recolouring, what was left out would lie about. */
export function photoTakesLook({ measures, face }: Analysis): boolean {
  return measures.leftover <= 0.1 && measures.skin <= 0.25 && Math.abs(lean(faceFrame(face))) <= 0.24
}

/** Whether this look sat well on this head. */
export function pairFits(m: PairMeasures): boolean {
  return m.bared <= 0.3 && m.turn <= 0.18 && m.lift <= 0.22 && m.shape <= 0.12 && m.zoom <= 2.4
}
