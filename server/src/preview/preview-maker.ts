import type { ErrorCode } from '@app/domain/errors.ts'
import type {
  MadeSketch,
  PreviewWish,
  SketchOptions,
  SketchOutcome,
  SketchRefusal,
} from '@app/hair/preview-contract.ts'
import type { Context } from '../context.ts'
import { PixelError } from '../engines/hair/pixels.ts'
import { refuse } from '../errors.ts'
import { turnedJpeg } from '../plugins/pictures.ts'

/** Two seconds of a processor each. */
const SKETCHES_AT_ONCE = 6
/** A fifth of a second each. */
const PICTURES_AT_ONCE = 48

const WORDS: Record<SketchRefusal, ErrorCode> = {
  no_face: 'photo_no_face',
  many_faces: 'photo_many_faces',
  face_too_small: 'photo_face_too_small',
  head_tilted: 'photo_head_tilted',
  matte_untrusted: 'photo_hair_unclear',
}

/** What a picture thread says of a file that is no photo. */
const NO_PHOTO: Record<string, ErrorCode> = {
  format_not_supported: 'photo_format',
  file_unreadable: 'photo_unreadable',
  file_missing: 'preview_no_photo',
  too_many_pixels: 'photo_too_many_pixels',
  style_not_offered: 'preview_not_possible',
  closing: 'unavailable',
}

/** So many may be served or wait at once; whoever comes then is asked to come again. */
class Places {
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  async take<Made>(make: () => Promise<Made>): Promise<Made> {
    if (this.#left === 0) refuse('preview_busy', { retryAfterSeconds: 5 })
    this.#left -= 1
    try {
      return await make()
    } finally {
      this.#left += 1
    }
  }
}

/** A photo that is being read: what is known of it half way, and all of it; the same where nothing was known before. */
export interface Sketching {
  first: Promise<MadeSketch>
  whole: Promise<MadeSketch>
}

/** Sketches and previews, made in the picture threads; as many at once as can be waited for. */
export class PreviewMaker {
  readonly #context: Pick<Context, 'pixels' | 'config'>
  readonly #sketches = new Places(SKETCHES_AT_ONCE)
  readonly #pictures = new Places(PICTURES_AT_ONCE)

  constructor(context: Pick<Context, 'pixels' | 'config'>) {
    this.#context = context
  }

  sketch(photo: string | Uint8Array, options: SketchOptions = {}): Sketching {
    const early = Promise.withResolvers<MadeSketch>()
    const whole = this.#sketches
      .take(() => spoken(this.#sketchUpright(photo, options, early.resolve)))
      .then((outcome) => (outcome.made ? outcome : refuse(WORDS[outcome.reason])))
    // Whoever has the first of them may have left before the other.
    whole.catch(() => undefined)
    return { first: Promise.race([early.promise, whole]), whole }
  }

  /** A photo of a draft was turned by its check; what a visitor sent may lie on its side and say so nowhere. */
  async #sketchUpright(
    photo: string | Uint8Array,
    options: SketchOptions,
    onEarly: (sketch: MadeSketch) => void,
  ): Promise<SketchOutcome> {
    const { pixels } = this.#context
    const outcome = await pixels.sketchPhoto(photo, options, onEarly)
    if (outcome.made || outcome.reason !== 'no_face' || typeof photo === 'string') return outcome
    const turn = await pixels.findTurn(photo, true)
    return turn ? pixels.sketchPhoto(await turnedJpeg(photo, turn), options, onEarly) : outcome
  }

  async picture({ sketch }: MadeSketch, wish: PreviewWish): Promise<Uint8Array> {
    const { pixels, config } = this.#context
    const outcome = await this.#pictures.take(() => spoken(pixels.preview(sketch, wish, config.brand.name)))
    return outcome.made ? outcome.picture : refuse('preview_not_possible')
  }
}

/** What a picture thread cannot read, in words a person can act on. */
async function spoken<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making
  } catch (cause) {
    const code = cause instanceof PixelError ? NO_PHOTO[cause.code] : undefined
    return code ? refuse(code, { cause }) : Promise.reject(cause)
  }
}
