import type { Analysis } from '../analysis/analyse.ts'
import { hairDepths } from '../colour/colour-hair.ts'
import { lightTint, underLight } from '../colour/light-tint.ts'
import { parseTone, shadeOf } from '../colour/tone.ts'
import type { Recipe } from '../contract.ts'
import { browAreas } from '../face/brow-area.ts'
import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import type { Picture, Plane, Size } from '../pixels/picture.ts'
import type { CieLab } from './colour-difference.ts'
import { faceOfPortrait } from './face-of-portrait.ts'
import { lengthsColour, strandDetail, toneError } from './hair-measures.ts'
import { landmarkDrift } from './landmark-drift.ts'
import { outsideHair } from './outside-hair.ts'
import { portraitMatte } from './portrait-matte.ts'
import { psnr } from './psnr.ts'
import { ssim } from './ssim.ts'

/** What can be said of one picture with numbers. null: does not apply to this technique, or cannot be measured. */
export interface Measures {
  /** Decibels outside hair, brows and their border, before and after: what should not have changed. At most 100. */
  psnrOutside: number
  /** The same as structural similarity, 1 = the same. */
  ssimOutside: number
  /** CIEDE2000 between the lengths and the tone asked for, as light as the photo carries; null unless all over. */
  toneError: number | null
  /** Mean colour of the lengths; null where there are none. */
  lengths: CieLab | null
  /** Strand contrast after over before; null for a look, whose strands are hers no more, and for highlights. */
  strandDetail: number | null
  /** Mean way of the face mesh's points, in eye distances; null when no face is found any more. */
  landmarkDrift: number | null
}

/** Techniques that leave every strand where it was: the hair is the same area before and after. */
const KEEPS_THE_CUT: ReadonlySet<string> = new Set<Recipe['technique']>(['colour', 'balayage', 'gloss'])

/**
 * Measures a delivered picture against the photo it was made from. Where the cut has changed, the hair of the
 * result is found anew, without asking the engine what it laid where: new hair that the matte then misses counts as
 * a change of the background, so that the two figures outside the hair are rather too low than too high.
 * @param analysis of the photo
 * @param after the picture as it was decoded from its file, 960 × 1280
 */
export async function measure(analysis: Analysis, after: Picture, recipe: Recipe): Promise<Measures> {
  const { picture: before, matte } = analysis
  const [faceBefore, faceAfter] = [await faceOfPortrait(before), await faceOfPortrait(after)]
  const keepsTheCut = KEEPS_THE_CUT.has(recipe.technique)
  const matteAfter = keepsTheCut || !faceAfter ? matte : await portraitMatte(after, faceAfter)
  const outside = outsideHair([matte.alpha, matteAfter.alpha, brows(analysis.face, matte)], matte)
  const colour = lengthsColour(after, matteAfter, faceFrame(analysis.face))
  const lengths = Number.isFinite(colour[0]) ? colour : null
  return {
    psnrOutside: Math.min(100, psnr(before, after, outside)),
    ssimOutside: ssim(before, after, outside),
    toneError: lengths && toneErrorOf(lengths, analysis, recipe),
    lengths,
    strandDetail: keepsContrast(recipe)
      ? finite(strandDetail(before, after, inBoth(matte, matteAfter)))
      : null,
    landmarkDrift: faceBefore && faceAfter && landmarkDrift(faceBefore, faceAfter),
  }
}

/** Where the brows are, 0 to 1: hair that may follow the tone, though no part of the matte. */
function brows(face: Face, size: Size): Plane {
  const plane = new Float32Array(size.w * size.h)
  for (const { box, brow } of browAreas(face, faceFrame(face), size)) {
    for (let y = 0; y < box.h; y++)
      plane.set(brow.subarray(y * box.w, (y + 1) * box.w), (box.y + y) * size.w + box.x)
  }
  return plane
}

function toneErrorOf(lengths: CieLab, analysis: Analysis, recipe: Recipe): number | null {
  const { where, strength = 1 } = recipe.colour ?? {}
  const isAllOver = where ? where === 'allOver' : recipe.technique !== 'balayage'
  if (!isAllOver || strength < 1) return null
  const { depth, reflect } = parseTone(recipe.tone)
  const wanted = depth + recipe.variation.depth
  const carried = recipe.look ? wanted : Math.min(wanted, hairDepths(analysis).upTo)
  const meant = underLight(
    shadeOf({ depth: carried, reflect }, recipe.variation.reflect),
    lightTint(analysis),
  )
  return toneError(lengths, meant.mid)
}

/** Highlights are contrast; a look brings strands of its own. */
const keepsContrast = ({ look, colour }: Recipe) => !look && colour?.where !== 'highlights'

/** What is hair before and after: elsewhere there are no two strands to compare. */
const inBoth = (a: Matte, b: Matte) => ({
  ...a,
  alpha: a.alpha.map((share, i) => Math.min(share, b.alpha[i])),
})

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)
