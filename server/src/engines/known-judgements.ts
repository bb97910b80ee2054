import { fileKey } from '@app/hair/files/file-key.ts'
import type { EnginePhoto } from './engine.ts'
import type { Renderer } from './renderer.ts'

/** Each is a few hundred bytes. */
const MOST = 500

type Judge<Judgement> = Pick<
  Renderer<Judgement, unknown>,
  'judge' | 'judgedApart' | 'isJudgement' | 'revision'
>

/** What a photo was judged, and what was asked. */
export interface KeptJudgement {
  /** What judged, as its renderer says: another may judge otherwise. */
  revision: string
  /** The styles judged apart that it was asked about. */
  styles: readonly string[]
  /** Only the renderer that judged can read it. */
  judgement: unknown
}

/** Keeps judgements beside their photos for as long as those are kept. */
export interface JudgementStore {
  find(photoId: string): Promise<KeptJudgement | null>
  keep(photoId: string, kept: KeptJudgement): Promise<void>
}

/** Of who judges nothing that would be worth keeping, or stands outside an app. */
export const NOTHING_KEPT: JudgementStore = { find: async () => null, keep: async () => undefined }

/**
 * What photos were judged. A step she comes back to costs nothing, nor does a photo she sends again; an order that goes
 * on after a restart reads no photo twice.
 */
export class KnownJudgements<Judgement> {
  readonly #renderer: Judge<Judgement>
  readonly #store: JudgementStore
  readonly #recent = new Map<string, { styles: readonly string[]; judgement: Promise<Judgement> }>()

  constructor(renderer: Judge<Judgement>, store: JudgementStore) {
    this.#renderer = renderer
    this.#store = store
  }

  /**
   * @param styles which of the styles judged apart are asked about; fewer may cost less. Default: all
   * @param isAwaited see `Renderer.judge`
   */
  async of(
    photo: Pick<EnginePhoto, 'id' | 'file'>,
    styles: readonly string[] = this.#renderer.judgedApart,
    isAwaited = false,
  ): Promise<Judgement> {
    const key = await fileKey(photo.file)
    const recent = this.#recent.get(key)
    if (recent && coversAll(recent.styles, styles)) return recent.judgement
    const judgement = this.#findOrJudge(photo, styles, isAwaited)
    this.#recent.set(key, { styles, judgement })
    // What could not be judged is tried again the next time.
    judgement.catch(() => this.#recent.delete(key))
    for (const oldest of this.#recent.keys()) if (this.#recent.size > MOST) this.#recent.delete(oldest)
    return judgement
  }

  async #findOrJudge(
    { id, file }: Pick<EnginePhoto, 'id' | 'file'>,
    styles: readonly string[],
    isAwaited: boolean,
  ): Promise<Judgement> {
    const { revision } = this.#renderer
    const kept = await this.#store.find(id)
    const serves = kept?.revision === revision && coversAll(kept.styles, styles)
    if (serves && this.#renderer.isJudgement(kept.judgement)) return kept.judgement
    const judgement = await this.#renderer.judge({ file }, styles, isAwaited)
    await this.#store.keep(id, { revision, styles, judgement })
    return judgement
  }
}

const coversAll = (known: readonly string[], asked: readonly string[]): boolean =>
  asked.every((style) => known.includes(style))
