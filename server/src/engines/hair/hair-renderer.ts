import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Look, Outcome, PhotoJudgement, Recipe, Technique } from '@app/hair/contract.ts'
import { offeredStyles } from '@app/hair/plan/offered-styles.ts'
import { GROWN_STYLE_IDS, STYLE_RECIPES } from '@app/hair/plan/styles.ts'
import type { EnginePhoto, ImageTarget } from '../engine.ts'
import { RenderError, type Renderer } from '../renderer.ts'
import { PixelError, type PixelThreads } from './pixels.ts'

/** Our own: on this machine's processor, with no key and no network. */
export class HairRenderer implements Renderer {
  readonly name = 'hair'
  readonly model = 'hair-1'
  /** One in each picture thread. */
  readonly atOnce = 2
  readonly looks: Look[]
  /** New hair costs a part of a second for each style. */
  readonly judgedApart = GROWN_STYLE_IDS
  readonly #pixels: Pick<PixelThreads, 'judgePhoto' | 'transform'>
  readonly #tool: string
  readonly revision: string

  constructor(
    pixels: Pick<PixelThreads, 'judgePhoto' | 'transform'>,
    looks: Look[],
    /** The name that pictures say they were made with, and which code and networks made them. */
    { tool, revision }: { tool: string; revision: string },
  ) {
    this.#pixels = pixels
    this.looks = looks
    this.#tool = tool
    this.revision = revision
  }

  offeredStyles(): BaseStyleId[] {
    const made = offeredStyles(this.looks)
    return BASE_STYLE_IDS.filter((id) => made.includes(id))
  }

  techniquesOf(style: BaseStyleId): Technique[] {
    const own = STYLE_RECIPES.filter(({ id }) => id === style).map(({ technique }) => technique)
    const hasLook = this.looks.some(({ baseStyle }) => baseStyle === style)
    return [...own, ...(hasLook ? (['look'] as const) : [])]
  }

  judge({ file }: Pick<EnginePhoto, 'file'>, styles?: readonly string[]): Promise<PhotoJudgement> {
    return orRenderError(this.#pixels.judgePhoto(file, styles))
  }

  render(recipe: Recipe, { file, beforeFile }: ImageTarget, unlike: string[]): Promise<Outcome> {
    return orRenderError(this.#pixels.transform(recipe, file, { tool: this.#tool, beforeFile, unlike }))
  }
}

/** A thread that died took one picture with it; a process that stops takes all. */
async function orRenderError<T>(made: Promise<T>): Promise<T> {
  try {
    return await made
  } catch (cause) {
    if (!(cause instanceof PixelError) || cause.code === 'closing') throw cause
    throw new RenderError(cause.message, { cause })
  }
}
