import type { Look, StyleRecipe, Technique } from '../contract.ts'
import { fittest, makingOf } from '../fitness/fitness.ts'
import { lookFit, mirrored } from './look-fit.ts'
import { STYLE_RECIPES } from './styles.ts'
import type { CheckedPhoto } from './usable-photos.ts'
import { WAYS_TO_WEAR } from './variations.ts'

/** Whose hair it is: her own, or that of a look, as it is or seen in a mirror. */
export interface Hair {
  technique: Technique
  look: string | null
  isMirrored: boolean
  /** 0 to 1: how well it will sit on this head. Her own sits best. */
  fit: number
  /** 0 to 1: how likely its picture is fit to be sold; null where nobody can tell. */
  fitness: number | null
}

/** One image that could be made. */
export interface Candidate {
  photo: CheckedPhoto
  hair: Hair
  /** Number of the way the tone is worn. */
  way: number
}

/** Looks tried on one photo: those that fit best. */
const LOOKS_PER_PHOTO = 4
/** A look that fits this much worse on one side is not worn on that side. */
const WORSE_SIDE = 0.75

interface Wanted {
  style: string
  looks: Look[]
  /** How the style is made if the photo carries it, else in the fittest way. Default: the fittest. */
  technique?: Technique
}

/** Every image a photo could become in a style. */
export function candidatesOf(photo: CheckedPhoto, { style, looks, technique }: Wanted): Candidate[] {
  const hairs = hairsOf(photo, style)
  const own = hairs.find((hair) => hair.technique === technique) ?? fittest(hairs)
  const shown = canDo(photo, 'look', style) ? bestLooks(photo, looks) : []
  return [...(own ? [own] : []), ...shown].flatMap((hair) =>
    Array.from({ length: WAYS_TO_WEAR }, (_, way) => ({ photo, hair, way })),
  )
}

/** The ways to make a style on a photo without another woman's hair. */
export const hairsOf = (photo: CheckedPhoto, style: string): Hair[] =>
  STYLE_RECIPES.filter(({ id, technique }) => id === style && canDo(photo, technique, style)).map((way) =>
    hersAs(way, photo),
  )

function hersAs({ id, technique }: StyleRecipe, { judgement }: CheckedPhoto): Hair {
  const fitness = judgement?.fitness?.[makingOf(id, technique)] ?? null
  return { technique, look: null, isMirrored: false, fit: 1, fitness }
}

/** Whether a photo carries a technique for a style; one that nobody has read may. */
export function canDo({ judgement }: CheckedPhoto, technique: Technique, style: string): boolean {
  if (!judgement) return true
  return technique === 'strands' ? judgement.grown.includes(style) : judgement.techniques.includes(technique)
}

function bestLooks({ judgement }: CheckedPhoto, looks: Look[]): Hair[] {
  const head = judgement?.head ?? null
  const fitting = looks.map((look) => {
    const sides = [false, true].map((isMirrored) => ({
      isMirrored,
      fit: lookFit(head, look.head && isMirrored ? mirrored(look.head) : look.head),
    }))
    return { look, sides, fit: Math.max(...sides.map(({ fit }) => fit)) }
  })
  return fitting
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || a.look.id.localeCompare(b.look.id))
    .slice(0, LOOKS_PER_PHOTO)
    .flatMap(({ look, sides, fit: best }) =>
      sides
        .filter(({ fit }) => fit >= best * WORSE_SIDE)
        .map(
          ({ isMirrored, fit }): Hair => ({
            technique: 'look',
            look: look.picture,
            isMirrored,
            fit,
            fitness: null,
          }),
        ),
    )
}
