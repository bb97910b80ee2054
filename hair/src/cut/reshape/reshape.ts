import type { Analysis } from '../../analysis/analyse.ts'
import type { Technique, Variation } from '../../contract.ts'
import { type FaceFrame, faceFrame, toFace } from '../../face/face-frame.ts'
import { isOwnCut, type OwnCut } from '../../fitness/fitness.ts'
import { frameContact } from '../../matte/measures/frame-contact.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { bared } from '../../plate/bared.ts'
import { guessLayout } from '../../plate/layers/guess-layout.ts'
import type { Plate } from '../../plate/make-plate.ts'
import { type Ground, surveyOf } from '../../plate/survey.ts'
import { liftHair } from '../layer/hair-layer.ts'
import type { Reshaped } from '../layer/own-hair.ts'
import { gloss } from './gloss.ts'
import { type CutLine, cutToLine, shorten } from './shorten.ts'
import { volume } from './volume.ts'
import { waves } from './waves.ts'

/** Set by looking: lengths in face heights below the chin, contact as share of the frame's edge. */
export const RESHAPE_LIMITS = {
  lengthForWaves: 0.15,
  /** From here on enough falls to be seen: less was a dye that was sold as a cut. */
  lengthToCut: { lob: 0.4, bob: 0.2 },
  lengthForGloss: 0.1,
  /** Share of the hair that lies low enough for ends to be painted. */
  lowForBalayage: 0.12,
  /** Hair cut off by the lower edge: the new ends would hang in the air. */
  bottom: 0.12,
  /** Where most of a side of the frame is hair, more volume would not be seen. */
  sides: 0.4,
  top: 0.4,
  /** Untrusted repainted ground left bare, square face heights. */
  bared: 0.15,
  /** The same of ends cut on a picture the size of a preview, which were seen to bare up to 0.005 less. */
  baredSmall: 0.145,
} as const

/** What one unit of `Variation.shape` means, face heights. */
const AMOUNT = { volume: 0.12, waves: 0.045 } as const

/** The least shape a variation asks for. */
export const LEAST_SHAPE = 0.65

/** The line of each cut: a lob ends above the shoulders, or long hair that is cut still looks long. */
const LINES: Readonly<Record<OwnCut, (shape: number) => CutLine>> = {
  lob: (shape) => ({ below: 0.15 + 0.1 * shape, plunge: 0.05 }),
  bob: (shape) => ({ below: 0.03 + 0.04 * shape, plunge: 0.08 }),
}

interface Reshaping {
  coloured: Picture
  technique: Technique
  variation: Variation
}

/**
 * Changes the shape of her own, already coloured hair; null when this photo cannot carry it.
 * @param plate needed by a cut
 */
export function reshape(
  analysis: Analysis,
  { coloured, technique, variation: { shape } }: Reshaping,
  plate: Plate | null,
): Reshaped | null {
  if (technique === 'colour' || technique === 'balayage') return { picture: coloured, moved: null }
  if (!canReshape(analysis, technique)) return null
  const hair = liftHair(bytesToOklab(coloured.data), analysis.matte)
  const own = { picture: coloured, face: analysis.face, hair }
  if (technique === 'gloss') return { picture: gloss(own, shape), moved: null }
  if (!isOwnCut(technique)) {
    const onPhoto = { ...own, layout: guessLayout(analysis) }
    if (technique === 'volume') return volume(onPhoto, analysis, AMOUNT.volume * shape)
    return waves(onPhoto, AMOUNT.waves * shape)
  }
  if (!plate) return null
  const cut = shorten({ ...own, plate: plate.picture, layout: plate.layout }, LINES[technique](shape))
  return groundBared(analysis, plate, cut.alpha) > RESHAPE_LIMITS.bared ? null : cut
}

/**
 * Whether her photo may be offered a technique: it can carry it, and a cut of any shape would bare little enough.
 * @param small the same photo at the size of a preview
 * @param ground what its plate would be, asked only for a cut
 */
export const canOffer = (
  { analysis, small }: { analysis: Analysis; small: Analysis },
  technique: Technique,
  ground: () => Ground = () => surveyOf(analysis),
): boolean => canReshape(analysis, technique) && (!isOwnCut(technique) || canCut(small, technique, ground))

/**
 * Whether her hair can be cut to a line of any shape without baring too much.
 * @param analysis at the size of a preview
 */
function canCut(analysis: Analysis, cut: OwnCut, ground: () => Ground): boolean {
  // The shortest bares most.
  const { layer } = cutToLine(liftHair(analysis.lab, analysis.matte), analysis.face, LINES[cut](LEAST_SHAPE))
  return groundBared(analysis, ground(), layer.alpha) <= RESHAPE_LIMITS.baredSmall
}

const groundBared = ({ face, matte: { w, h } }: Analysis, ground: Ground, alpha: Plane): number =>
  bared(ground, { w, h, alpha }, faceFrame(face).s)

/** Nobody cuts short hair longer, and what the frame has cut off cannot be moved. */
export function canReshape(
  { measures, matte, face }: Pick<Analysis, 'matte' | 'face'> & { measures: { length: number } },
  technique: Technique,
): boolean {
  const limits = RESHAPE_LIMITS
  const contact = frameContact(matte)
  const endsSeen = contact.bottom <= limits.bottom
  switch (technique) {
    case 'balayage':
      return lowShare(matte, faceFrame(face)) >= limits.lowForBalayage
    case 'gloss':
      return measures.length >= limits.lengthForGloss
    case 'volume':
      return contact.sides <= limits.sides && contact.top <= limits.top
    case 'waves':
      return measures.length >= limits.lengthForWaves && endsSeen
    case 'lob':
    case 'bob':
      return measures.length >= limits.lengthToCut[technique]
    default:
      return true
  }
}

/** Height, face units, below which a balayage is plain to see. */
const LOW = -0.1

/** Share of the sure hair that lies low, on a thinned grid; 0 without hair. */
function lowShare({ alpha, w }: Analysis['matte'], f: FaceFrame): number {
  let [low, all] = [0, 0]
  for (let i = 0; i < alpha.length; i += 37) {
    if (alpha[i] < 0.9) continue
    all++
    if (toFace(f, i % w, (i / w) | 0)[1] < LOW) low++
  }
  return all ? low / all : 0
}
