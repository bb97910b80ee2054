import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { type Depths, depthsOfStyle } from '@app/domain/catalogue/worn-tone.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import type { Outcome, PhotoJudgement, Recipe, Technique } from '@app/hair/contract.ts'
import { canDo } from '@app/hair/plan/candidates.ts'
import { offeredStyles } from '@app/hair/plan/offered-styles.ts'
import { openingOf } from '@app/hair/plan/opening.ts'
import { planImages } from '@app/hair/plan/plan-images.ts'
import { STYLE_RECIPES, STYLES_JUDGED_APART } from '@app/hair/plan/styles.ts'
import { z } from 'zod'
import type { EnginePhoto, ImageTarget, MadeImage } from '../engine.ts'
import type {
  JudgedPhoto,
  Making,
  Opening,
  OpeningOrder,
  PlanOrder,
  Rendered,
  Renderer,
} from '../renderer.ts'
import { heldLooks, type LookSource } from './look-source.ts'
import { orRenderError } from './or-render-error.ts'
import type { PixelThreads } from './pixels.ts'

/** Photo and look by their ids beside the recipe, which has their paths: those belong to one machine. */
interface HairCandidate {
  recipe: Recipe
  photo: string | null
  look: string | null
}

type Planned = OpeningOrder<PhotoJudgement> & Pick<PlanOrder<PhotoJudgement>, 'begunWith'>

/** Kept with every image. */
const MODEL = 'hair-1'

/** What nobody may do without; the rest is as the same revision wrote it. */
const JUDGEMENT = z.object({
  fault: z.string().nullable(),
  confidence: z.number(),
  techniques: z.array(z.string()),
  grown: z.array(z.string()),
  head: z.looseObject({}).nullable(),
})

/** Our own: on this machine's processor, with no key and no network. */
export class HairRenderer implements Renderer<PhotoJudgement, HairCandidate> {
  readonly name = 'hair'
  /** One in each picture thread. */
  readonly atOnce = 2
  readonly judgedApart = STYLES_JUDGED_APART
  readonly areTwins = fingerprintsAreNear
  readonly #pixels: Pick<PixelThreads, 'judgePhoto' | 'makeReady' | 'transform'>
  readonly #looks: LookSource
  readonly #tool: string
  readonly revision: string

  constructor(
    pixels: Pick<PixelThreads, 'judgePhoto' | 'makeReady' | 'transform'>,
    looks: LookSource,
    /** The name that pictures say they were made with, and which code and networks made them. */
    { tool, revision }: { tool: string; revision: string },
  ) {
    this.#pixels = pixels
    this.#looks = looks
    this.#tool = tool
    this.revision = revision
  }

  async asOfNow(): Promise<HairRenderer> {
    await this.#looks.refresh()
    const { revision } = this
    return new HairRenderer(this.#pixels, heldLooks(this.#looks), { tool: this.#tool, revision })
  }

  offeredStyles(): BaseStyleId[] {
    const made = offeredStyles([...this.#looks.now()])
    return BASE_STYLE_IDS.filter((id) => made.includes(id))
  }

  judge(
    { file }: Pick<EnginePhoto, 'file'>,
    styles?: readonly string[],
    isAwaited?: boolean,
  ): Promise<PhotoJudgement> {
    return orRenderError(this.#pixels.judgePhoto(file, styles, isAwaited))
  }

  isJudgement(kept: unknown): kept is PhotoJudgement {
    return JUDGEMENT.safeParse(kept).success
  }

  whyNot(photo: JudgedPhoto<PhotoJudgement>, style: BaseStyleId): ImpossibleReason | null {
    const ways = this.#techniquesOf(style)
    if (ways.some((technique) => canDo(photo, technique, style))) return null
    const { fault, techniques } = photo.judgement
    if (fault === null && !ways.includes('strands')) return 'unsuited'
    return techniques.includes('strands') ? 'hidden' : 'unclear'
  }

  /** What lightens her own hair is seen from the next depth on; beyond what her photo carries nothing is true to life. */
  depths({ judgement }: JudgedPhoto<PhotoJudgement>, style: BaseStyleId): Depths {
    const { from, upTo } = depthsOfStyle(style)
    const { depth = 0, upTo: carried = upTo } = judgement
    const lightens = this.#techniquesOf(style).includes('balayage')
    return { from: lightens ? Math.max(from, Math.round(depth) + 1) : from, upTo: Math.round(carried) }
  }

  /** Every way there is to make a style; a photo carries some of them, or none. */
  #techniquesOf(style: BaseStyleId): Technique[] {
    const own = STYLE_RECIPES.filter(({ id }) => id === style).map(({ technique }) => technique)
    const hasLook = this.#looks.now().some(({ baseStyle }) => baseStyle === style)
    return [...own, ...(hasLook ? (['look'] as const) : [])]
  }

  plan({ photos, style, tone, seed, begunWith }: Planned): HairCandidate[] {
    const order = { photos, style, tone, seed, looks: [...this.#looks.now()] }
    const plan = planImages(begunWith === undefined ? order : { ...order, begunWith })
    return plan.map((recipe) => this.#named(recipe, photos))
  }

  opening({ photos, style, tone, seed }: OpeningOrder<PhotoJudgement>): Opening<HairCandidate> | null {
    const recipe = openingOf({ photos, style, tone, seed, looks: [...this.#looks.now()] })
    return recipe && { candidate: this.#named(recipe, photos), photo: recipe.photo }
  }

  #named(recipe: Recipe, photos: Planned['photos']): HairCandidate {
    const photo = photos.find(({ file }) => file === recipe.photo)
    const look = this.#looks.now().find(({ picture }) => picture === recipe.look)
    return { recipe, photo: photo?.id ?? null, look: look?.id ?? null }
  }

  makeReady({ recipe }: HairCandidate): Promise<void> {
    return orRenderError(this.#pixels.makeReady(recipe))
  }

  seriesOf({ recipe }: HairCandidate): string {
    return pairOf(recipe)
  }

  async render(
    candidate: HairCandidate,
    { file, beforeFile, largeFile }: ImageTarget,
    { unlike }: Pick<Making, 'unlike'>,
  ): Promise<Rendered<HairCandidate>> {
    const options = { tool: this.#tool, beforeFile, largeFile, unlike }
    const { recipe } = candidate
    const make = (look: string | null) =>
      orRenderError(this.#pixels.transform({ ...recipe, look }, file, options))
    const outcome = await (recipe.look ? this.#looks.lend(recipe.look, make) : make(null))
    if (!outcome.made) {
      const { reason } = outcome
      return {
        made: false,
        isTwin: reason === 'near_duplicate',
        rulesOut: (other) => rulesOut({ reason, recipe }, other.recipe),
      }
    }
    return { made: true, image: describe(outcome, candidate) }
  }
}

function describe(outcome: Extract<Outcome, { made: true }>, { photo, look }: HairCandidate): MadeImage {
  const { width, height, large, softBackdrop, confidence, fingerprint, recipe } = outcome
  const { tone, seed } = recipe
  return {
    ...{ width, height, large, softBackdrop, confidence, fingerprint, tone, seed, model: MODEL },
    recipe: { ...recipe, photo, look },
  }
}

/** Whether what refused one recipe would refuse another too. */
function rulesOut(
  { reason, recipe }: Pick<Extract<Outcome, { made: false }>, 'reason' | 'recipe'>,
  other: Recipe,
): boolean {
  // These lie in one picture: another tone of the same may do.
  if (reason === 'near_duplicate' || reason === 'looks_unchanged') return false
  if (reason === 'look_not_usable') return recipe.look === other.look
  return reason === 'cut_not_possible' ? pairOf(recipe) === pairOf(other) : recipe.photo === other.photo
}

/** A photo and a cut. */
const pairOf = ({ photo, technique, look, mirrored }: Recipe): string =>
  JSON.stringify([photo, technique, look, mirrored])
