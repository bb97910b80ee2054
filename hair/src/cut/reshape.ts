import type { Analysis } from '../analyse.ts'
import type { Technique, Variation } from '../contract.ts'
import { faceFrame } from '../face/face-frame.ts'
import { frameContact } from '../matte/frame-contact.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import { bared } from '../plate/bared.ts'
import { guessLayout } from '../plate/guess-layout.ts'
import type { Plate } from '../plate/make-plate.ts'
import { gloss } from './gloss.ts'
import { liftHair } from './hair-layer.ts'
import { shorten } from './shorten.ts'
import { volume } from './volume.ts'
import { waves } from './waves.ts'

/** Set by looking: lengths in face heights below the chin, contact as share of the frame's edge. */
export const RESHAPE_LIMITS = {
  lengthForWaves: 0.3,
  lengthForLob: 0.5,
  lengthForGloss: 0.2,
  /** Hair cut off by the lower edge: the new ends would hang in the air. */
  bottom: 0.08,
  /** Hair cut off at the sides or on top cannot grow wider. */
  sides: 0.12,
  top: 0.05,
  /** Untrusted repainted ground left bare, square face heights. */
  bared: 0.24,
} as const

/**
 * Changes the shape of her own, already coloured hair; null when this photo cannot carry it.
 * @param plate needed by waves and lob
 */
export function reshape(
  analysis: Analysis,
  coloured: Picture,
  technique: Technique,
  { shape }: Variation,
  plate: Plate | null,
): Picture | null {
  if (technique === 'colour' || technique === 'balayage') return coloured
  if (!canReshape(analysis, technique)) return null
  const hair = liftHair(bytesToOklab(coloured.data), analysis.matte)
  const own = { picture: coloured, face: analysis.face, hair }
  if (technique === 'gloss') return gloss(own, shape)
  if (technique === 'volume') return volume({ ...own, layout: guessLayout(analysis) }, 0.12 * shape)
  if (!plate) return null
  const onPlate = { ...own, plate: plate.picture, layout: plate.layout }
  const cut = technique === 'waves' ? waves(onPlate, 0.035 * shape) : shorten(onPlate, 0.27 + 0.12 * shape)
  const open = bared(plate, cut.alpha, hair, faceFrame(analysis.face).s)
  return open > RESHAPE_LIMITS.bared ? null : cut.picture
}

/** Nobody cuts short hair longer, and what the frame has cut off cannot be moved. */
export function canReshape({ measures, matte }: Analysis, technique: Technique): boolean {
  const { length } = measures
  const contact = frameContact(matte)
  const endsSeen = contact.bottom <= RESHAPE_LIMITS.bottom
  switch (technique) {
    case 'gloss':
      return length >= RESHAPE_LIMITS.lengthForGloss
    case 'volume':
      return contact.sides <= RESHAPE_LIMITS.sides && contact.top <= RESHAPE_LIMITS.top
    case 'waves':
      return length >= RESHAPE_LIMITS.lengthForWaves && endsSeen
    case 'lob':
      return length >= RESHAPE_LIMITS.lengthForLob
    default:
      return true
  }
}
