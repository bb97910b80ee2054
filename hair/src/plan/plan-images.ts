import { parseTone } from '../colour/tone.ts'
import type { Look, Recipe, Technique } from '../contract.ts'
import { HairError } from '../hair-error.ts'
import { random } from '../pixels/random.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { carriesTone, stepsToCarry } from './carried-tone.ts'
import { offeredStyles } from './offered-styles.ts'
import { orderedCut } from './ordered-cut.ts'
import { type CheckedPhoto, usablePhotos } from './usable-photos.ts'
import { variationOf } from './variations.ts'
import { Variety } from './variety.ts'

export interface ImageOrder {
  photos: CheckedPhoto[]
  /** Id of the catalogue style. */
  style: string
  /** Colourist notation; see `Recipe`. */
  tone: string
  seed: number
  looks: Look[]
  /** The photo of the image it was begun with: that comes first, and the rest is of its tone and its cut. */
  begunWith?: string
}

/** Recipes planned for each photo: what is refused or too like another is replaced from them. */
export const RECIPES_PER_PHOTO = 16
/** What a photo costs that cannot show the tone, or the cut, of the others: less than using one of those again. */
const OTHER_TONE = 0.35
const OTHER_CUT = 0.35
/** How much the seed moves the choice: enough between equals, never from good to bad. */
const WHIM = 0.04

/**
 * The recipes to try, best first, until enough images are made: many more, since some will be refused. Each
 * next one is the candidate that adds most to those before it: another photo, in the
 * tone she chose, then the same one in another tone, parting and look; photos whose matte is in doubt, that are dim or
 * do not carry the tone or the cut of the others come last. Pure and cheap; the same order gives the same recipes.
 * @throws HairError style_not_offered, wrong_arguments (a tone that is none)
 */
export function planImages(order: ImageOrder): Recipe[] {
  const { tone } = order
  if (!offeredStyles(order.looks).includes(order.style))
    throw new HairError('style_not_offered', `Expected a style on offer, got ${order.style}`)
  const { depth } = parseTone(tone)
  const usable = usablePhotos(order.photos)
  const common = commonTo(order, usable)
  return chooseInTurn(order, usable, common).map(({ photo, hair, way }, k): Recipe => {
    const seed = (order.seed * 1009 + k * 131 + way * 7 + 1) >>> 0
    const { technique, look } = hair
    const side = look ? { mirrored: hair.isMirrored } : {}
    const steps = common.stepsOf(technique)
    const worn = variationOf(way, depth + steps, seed)
    const variation = { ...worn, depth: worn.depth + steps }
    return { photo: photo.file, style: order.style, tone, variation, seed, technique, look, ...side }
  })
}

/** What all images of an order have in common. */
interface Common {
  /** The photo of the image it was begun with. */
  first: CheckedPhoto | undefined
  cut: Technique | undefined
  /** See `stepsToCarry`. */
  stepsOf: (technique: Technique) => number
}

function commonTo({ begunWith, style, tone }: ImageOrder, usable: CheckedPhoto[]): Common {
  const first = usable.find(({ file }) => file === begunWith)
  return {
    first,
    cut: orderedCut(first ? [first] : usable, style),
    stepsOf: (technique) => (first ? 0 : stepsToCarry(usable, technique, tone)),
  }
}

function chooseInTurn(
  { style, tone, looks, seed }: ImageOrder,
  usable: CheckedPhoto[],
  { first, cut, stepsOf }: Common,
): Candidate[] {
  const shown = looks.filter((look) => look.baseStyle === style)
  const whim = random(seed)
  const costOf = ({ photo, hair: { technique } }: Candidate) =>
    (carriesTone(photo, { technique, tone, steps: stepsOf(technique) }) ? 0 : OTHER_TONE) +
    (technique === cut || technique === 'look' ? 0 : OTHER_CUT)
  let left = usable
    .flatMap((photo) => candidatesOf(photo, { style, looks: shown, technique: cut }))
    .map((candidate) => ({ candidate, whim: whim() * WHIM - costOf(candidate) }))
  const variety = new Variety()
  const chosen: Candidate[] = []
  const timesOf = new Map<CheckedPhoto, number>()
  while (left.length) {
    const ofFirst = chosen.length || !first ? [] : left.filter(({ candidate }) => candidate.photo === first)
    const best = bestOf(ofFirst.length ? ofFirst : left, variety)
    const { photo } = best.candidate
    const times = (timesOf.get(photo) ?? 0) + 1
    timesOf.set(photo, times)
    variety.choose(best.candidate)
    chosen.push(best.candidate)
    left = left.filter(
      (one) => one !== best && !(times >= RECIPES_PER_PHOTO && one.candidate.photo === photo),
    )
  }
  return chosen
}

interface Weighed {
  candidate: Candidate
  whim: number
}

const bestOf = (left: Weighed[], variety: Variety): Weighed =>
  left.reduce(
    (top, one) => {
      const worth = variety.worthOf(one.candidate) + one.whim
      return worth > top.worth ? { worth, one } : top
    },
    { worth: Number.NEGATIVE_INFINITY, one: left[0] },
  ).one
