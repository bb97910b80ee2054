import type { ErrorCode } from '@app/domain/errors.ts'
import type {
  PreviewWish,
  SketchOptions,
  SketchOutcome,
  SketchRefusal,
  SketchWatch,
} from '@app/hair/preview-contract.ts'
import type { Context } from '../context.ts'
import { PixelError } from '../engines/hair/pixel-thread.ts'
import { refuse } from '../errors.ts'
import { turnedJpeg } from '../plugins/pictures.ts'
import { Reading } from './reading.ts'

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

/** Sketches and previews, made in the picture threads; as many at once as can be waited for. */
export class PreviewMaker {
  readonly #context: Pick<Context, 'pixels' | 'config'>
  readonly #sketches = new Places(SKETCHES_AT_ONCE)
  readonly #pictures = new Places(PICTURES_AT_ONCE)

  constructor(context: Pick<Context, 'pixels' | 'config'>) {
    this.#context = context
  }

  sketch(photo: string | Uint8Array, options: SketchOptions = {}): Reading {
    return new Reading(
      async (watch) => {
        const outcome = await this.#sketches.take(() => spoken(this.#sketchUpright(photo, options, watch)))
        return outcome.made ? outcome : refuse(WORDS[outcome.reason])
      },
      (sketch) => spoken(this.#context.pixels.sketchPlate(sketch)),
    )
  }

  /** A photo of a draft was turned by its check; what a visitor sent may lie on its side and say so nowhere. */
  async #sketchUpright(
    photo: string | Uint8Array,
    options: SketchOptions,
    watch: SketchWatch,
  ): Promise<SketchOutcome> {
    const { pixels } = this.#context
    const outcome = await pixels.sketchPhoto(photo, options, watch)
    if (outcome.made || outcome.reason !== 'no_face' || typeof photo === 'string') return outcome
    const turn = await pixels.findTurn(photo, true)
    return turn ? pixels.sketchPhoto(await turnedJpeg(photo, turn), options, watch) : outcome
  }

  async picture(reading: Reading, wish: PreviewWish): Promise<Uint8Array> {
    const { pixels, config } = this.#context
    const outcome = await this.#pictures.take(async () => {
      const sketch = await reading.drawnFrom(wish.style)
      const drawing = spoken(pixels.preview(sketch, wish, config.brand.name))
      // She looks at her pictures: those that show what lies behind her hair come next.
      reading.preparePlate()
      return drawing
    })
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
