import { copyFile } from 'node:fs/promises'
import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { depthsOfStyle } from '@app/domain/catalogue/worn-tone.ts'
import { lacksPhotoConsent } from '@app/domain/engines/makers.ts'
import type { CarriedStyles } from '@app/domain/preview/preview-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import sharp from 'sharp'
import type { AskedStyles, Engine, EngineOrder, EnginePhoto, EngineWatch } from '../../engines/engine.ts'

/**
 * An engine that is quick and always does the same: plain coloured pictures, up to a number of good ones.
 * It keeps every promise of the interface (resuming, stopping), so that what surrounds an engine can be tested.
 */
export class PlainEngine implements Engine {
  readonly names: readonly string[]
  /** How many of its candidates turn out well. */
  readonly #good: number
  readonly #styles: BaseStyleId[]

  constructor(good: number, styles: BaseStyleId[], names: readonly string[] = ['hair']) {
    this.#good = good
    this.#styles = styles
    this.names = names
  }

  offeredStyles(): BaseStyleId[] {
    return this.#styles
  }

  async engineFor(_style: BaseStyleId, consented?: readonly string[]): Promise<string | null> {
    return this.names.find((name) => !consented || !lacksPhotoConsent(name, consented)) ?? null
  }

  async carriedStyles(
    _photos?: EnginePhoto[],
    { styles = this.#styles }: AskedStyles = {},
  ): Promise<CarriedStyles> {
    const depths = styles.map((style) => ({ style, ...depthsOfStyle(style) }))
    return { impossible: [], depths, few: [] }
  }

  async readAhead(): Promise<void> {}

  async produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<ShortReason | null> {
    await watch.photosRead(order.photos.length)
    const candidates = order.count + 2
    let made = order.resume.fingerprints.length
    for (let tried = order.resume.candidatesTried; tried < candidates && made < order.count; tried += 1) {
      signal.throwIfAborted()
      const target = await watch.nextTarget()
      const { file, beforeFile } = target
      if (made >= this.#good) {
        await watch.tried(tried + 1, target, null)
        continue
      }
      await sharp({
        create: { width: 40, height: 50, channels: 3, background: { r: 20 * tried, g: 60, b: 40 } },
      })
        .jpeg()
        .toFile(file)
      await copyFile(file, beforeFile)
      made += 1
      await watch.tried(tried + 1, target, {
        ...{
          width: 40,
          height: 50,
          large: null,
          softBackdrop: false,
          tone: order.tone,
          model: 'plain',
          seed: order.seed,
          confidence: 1,
        },
        fingerprint: String(tried).padStart(16, '0'),
        recipe: { candidate: tried },
      })
    }
    return null
  }
}
