import { CHART_DEPTHS } from '@app/domain/catalogue/tone-chart.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import type { Finished, Finisher, FinishWish } from '../hosted/finisher.ts'
import type { CurrentHair } from '../hosted/prompts/captions.ts'
import { orRenderError } from './or-render-error.ts'
import type { PixelThreads } from './pixels.ts'

/** Of these another picture says nothing: the bytes are at fault. */
const BROKEN = ['not_a_picture', 'half_picture']

/** Finishes what services make, in the picture threads. */
export class HairFinisher implements Finisher {
  readonly areTwins = fingerprintsAreNear
  readonly #pixels: Pick<PixelThreads, 'describeHair' | 'finishHosted'>
  readonly #tool: string

  /** @param tool the name that pictures say they were made with */
  constructor(pixels: Pick<PixelThreads, 'describeHair' | 'finishHosted'>, tool: string) {
    this.#pixels = pixels
    this.#tool = tool
  }

  async describeHair(photo: string): Promise<CurrentHair | null> {
    const hair = await orRenderError(this.#pixels.describeHair(photo))
    const depth = CHART_DEPTHS.find((one) => one === hair?.depth)
    return hair && depth ? { ...hair, depth } : null
  }

  async finish(wish: FinishWish): Promise<Finished> {
    const outcome = await orRenderError(this.#pixels.finishHosted({ ...wish, tool: this.#tool }))
    if (!outcome.made) {
      const { reason } = outcome
      const isOfPhoto = reason === 'photo_not_usable'
      return { made: false, isBroken: BROKEN.includes(reason), isOfPhoto, reason }
    }
    const { width, height, confidence, fingerprint, likeness } = outcome
    return {
      made: true,
      width,
      height,
      confidence,
      fingerprint,
      photo: likeness.photo,
      likeness: { ...likeness },
    }
  }
}
