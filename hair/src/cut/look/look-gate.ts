import type { Analysis } from '../../analysis/analyse.ts'
import { faceFrame, lean } from '../../face/face-frame.ts'
import { frameContact } from '../../matte/measures/frame-contact.ts'
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
  turn: 0.2,
  lean: 0.21,
  facePixels: 200,
  area: 0.45,
} as const

export type LookFaultCode = keyof typeof LOOK_LIMITS
/** One thing that speaks against a look: what was measured, and the limit it missed. */
export interface LookFault {
  code: LookFaultCode
  measured: number
  limit: number
}

/** These must reach their limit; the others must not pass it. */
const AT_LEAST: ReadonlySet<LookFaultCode> = new Set<LookFaultCode>(['score', 'facePixels', 'area'])

/** Whether a reference picture may lend its hair. */
export const lookIsUsable = (look: Analysis): boolean => lookFaults(look).length === 0

/** Everything that speaks against a reference picture; empty when it may lend its hair. */
export function lookFaults({ measures: m, masks, matte, face, scale }: Analysis): LookFault[] {
  const frame = faceFrame(face)
  const measured: Record<LookFaultCode, number> = {
    score: masks.quality.score,
    ...frameContact(matte),
    ...{ fuzz: m.fuzz, leak: m.leak, throat: m.throat, odd: m.odd, skin: m.skin, spur: m.spur, area: m.area },
    turn: Math.abs(frame.nose),
    lean: Math.abs(lean(frame)),
    facePixels: frame.s / scale,
  }
  return (Object.keys(LOOK_LIMITS) as LookFaultCode[])
    .map((code) => ({ code, measured: measured[code], limit: LOOK_LIMITS[code] }))
    .filter(({ code, measured: x, limit }) => !(AT_LEAST.has(code) ? x >= limit : x <= limit))
}

/** What her photo needs to take other hair: stricter than for recolouring, what was left out would lie about. */
export const TAKER_LIMITS = { doubt: 0.18, leftover: 0.1, skin: 0.25, lean: 0.24 } as const

export type TakerMeasures = Record<keyof typeof TAKER_LIMITS, number>

/** Whether a photo with these measures may take other hair. */
export const takerFits = (m: TakerMeasures): boolean =>
  (Object.keys(TAKER_LIMITS) as (keyof typeof TAKER_LIMITS)[]).every((k) => m[k] <= TAKER_LIMITS[k])

/** Whether her photo may take other hair. */
export const photoTakesLook = ({ measures, masks, face }: Analysis): boolean =>
  takerFits({
    doubt: 1 - masks.quality.score,
    leftover: measures.leftover,
    skin: measures.skin,
    lean: Math.abs(lean(faceFrame(face))),
  })

/**
 * Limits on how a look sat on a head, set by looking at 48 pairs of eight women and six looks; those on brows and eyes at
 * 20 more: where half a brow was lost `brow` was 0.12 and 0.19, elsewhere at most 0.05. A step of `patch` is seen.
 */
export const PAIR_LIMITS = {
  ...{ bared: 0.2, turn: 0.18, lift: 0.16, shape: 0.12, zoom: 1.8, hem: 0.1 },
  ...{ brow: 0.1, eye: 0.02, patch: 0.05 },
} as const

/** Whether this look sat well on this head. */
export const pairFits = (m: PairMeasures): boolean =>
  (Object.keys(PAIR_LIMITS) as (keyof typeof PAIR_LIMITS)[]).every((k) => m[k] <= PAIR_LIMITS[k])
