import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Look, Outcome, PhotoJudgement, Recipe, Technique } from '@app/hair/contract.ts'
import type { EnginePhoto, ImageTarget } from './engine.ts'
import type { PixelThreads } from './hair/pixels.ts'

/**
 * A way to make one picture: a photo, a style, a tone and a seed in, a picture out. Which photos, in which variations,
 * how many and what becomes of twins and refusals is the planner's.
 */
export interface Renderer {
  /** Kept with every order. */
  readonly name: string
  /** Kept with every image. */
  readonly model: string
  /** What judges photos: another may judge otherwise, and what was judged before is then asked anew. */
  readonly revision: string
  /** Pictures it makes side by side. */
  readonly atOnce: number
  /** The reference pictures it can make other hair from. */
  readonly looks: Look[]
  /** The base styles it can make honestly; the catalogue offers only those. */
  offeredStyles(): BaseStyleId[]
  /** Every way it has to make a style; a photo carries some of them, or none. */
  techniquesOf(style: BaseStyleId): Technique[]
  /**
   * Reads a photo: which ways it carries, and how well.
   * @param styles which styles are asked about; fewer may cost less. Default: all
   * @throws RenderError when this photo could not be read; others may be
   */
  judge(photo: Pick<EnginePhoto, 'file'>, styles?: readonly string[]): Promise<PhotoJudgement>
  /** The styles that a judgement may be asked about one by one: the others are judged along with any photo. */
  readonly judgedApart: readonly string[]
  /**
   * Makes a picture and, in the same framing, the photo as it was; or says why it would not be good.
   * @param unlike fingerprints of pictures that it must not resemble
   * @throws RenderError when this picture could not be made; the same or others may be
   */
  render(recipe: Recipe, target: ImageTarget, unlike: string[]): Promise<Outcome>
}

/** One picture failed, and nothing is known of the next: what made it was lost on the way. */
export class RenderError extends Error {
  override name = 'RenderError'
}

/** The renderer that was chosen, before anything of it is opened. */
export interface ChosenRenderer {
  name: string
  /** @param tool the name that pictures say they were made with */
  open(pixels: PixelThreads, tool: string): Promise<Renderer>
}
