import type { Analysis } from '../../analysis/analyse.ts'
import type { Technique, Variation } from '../../contract.ts'
import { type FaceFrame, faceFrame, toFace } from '../../face/face-frame.ts'
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
import { cutToLine, shorten } from './shorten.ts'
import { volume } from './volume.ts'
import { waves } from './waves.ts'

/** Set by looking: lengths in face heights below the chin, contact as share of the frame's edge. */
export const RESHAPE_LIMITS = {
  lengthForWaves: 0.15,
  /** From here on the hair reaches the shoulders: it is a lob already and only gets a light movement. */
  lengthOfLob: 0.15,
  /** From here on it is cut to one. */
  lengthToCut: 0.45,
  lengthForGloss: 0.1,
  /** Share of the hair that lies low enough for ends to be painted. */
  lowForBalayage: 0.12,
  /** Hair cut off by the lower edge: the new ends would hang in the air. */
  bottom: 0.12,
  /** Where most of a side of the frame is hair, more volume would not be seen. */
  sides: 0.4,
  top: 0.4,
  /** Untrusted repainted ground left bare, square face heights. */
  bared: 0.14,
  /** The same of ends cut on a picture the size of a preview, which were seen to bare up to 0.005 less. */
  baredSmall: 0.135,
} as const

/** What one unit of `Variation.shape` means, face heights. */
const AMOUNT = { volume: 0.12, waves: 0.045, movement: 0.022 } as const

/** The least shape a variation asks for. */
export const LEAST_SHAPE = 0.65

/** Height of the cut under the chin. */
const lobLine = (shape: number): number => 0.27 + 0.12 * shape

interface Reshaping {
  coloured: Picture
  technique: Technique
  variation: Variation
}

/**
 * Changes the shape of her own, already coloured hair; null when this photo cannot carry it.
 * @param plate needed by a lob
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
  if (technique !== 'lob' || !isToBeCut(analysis)) {
    const onPhoto = { ...own, layout: guessLayout(analysis) }
    if (technique === 'volume') return volume(onPhoto, AMOUNT.volume * shape)
    return waves(onPhoto, (technique === 'lob' ? AMOUNT.movement : AMOUNT.waves) * shape)
  }
  if (!plate) return null
  const cut = shorten({ ...own, plate: plate.picture, layout: plate.layout }, lobLine(shape))
  return groundBared(analysis, plate, cut.alpha) > RESHAPE_LIMITS.bared ? null : cut
}

/**
 * Whether her photo may be offered a technique: it can carry it, and a lob of any shape would bare little enough.
 * @param small the same photo at the size of a preview
 * @param ground what its plate would be, asked only where a lob has to be cut
 */
export const canOffer = (
  { analysis, small }: { analysis: Analysis; small: Analysis },
  technique: Technique,
  ground: () => Ground = () => surveyOf(analysis),
): boolean => canReshape(analysis, technique) && (technique !== 'lob' || canCutLob(small, ground))

/**
 * Whether her hair can be made a lob of any shape without baring too much.
 * @param analysis at the size of a preview
 */
function canCutLob(analysis: Analysis, ground: () => Ground): boolean {
  if (!isToBeCut(analysis)) return true
  // The shortest bares most.
  const { layer } = cutToLine(liftHair(analysis.lab, analysis.matte), analysis.face, lobLine(LEAST_SHAPE))
  return groundBared(analysis, ground(), layer.alpha) <= RESHAPE_LIMITS.baredSmall
}

const isToBeCut = ({ measures }: Analysis): boolean => measures.length >= RESHAPE_LIMITS.lengthToCut

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
      return measures.length >= limits.lengthToCut || (measures.length >= limits.lengthOfLob && endsSeen)
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
