import type { PhotoJudgement } from '@app/hair/contract.ts'
import { fileKey } from '@app/hair/files/file-key.ts'
import type { EnginePhoto } from './engine.ts'
import type { Renderer } from './renderer.ts'

/** Each is a few hundred bytes. */
const MOST = 500

type Judge = Pick<Renderer, 'judge' | 'judgedApart' | 'revision'>

/** What a photo was judged, and what was asked. */
export interface KeptJudgement {
  /** The code and networks that judged: others may judge otherwise. */
  revision: string
  /** The grown styles it was asked about. */
  styles: readonly string[]
  judgement: PhotoJudgement
}

/** Keeps judgements beside their photos for as long as those are kept. */
export interface JudgementStore {
  find(photoId: string): Promise<KeptJudgement | null>
  keep(photoId: string, kept: KeptJudgement): Promise<void>
}

/**
 * What photos were judged. A step she comes back to costs nothing, nor does a photo she sends again; an order that goes
 * on after a restart reads no photo twice.
 */
export class KnownJudgements {
  readonly #renderer: Judge
  readonly #store: JudgementStore
  readonly #recent = new Map<string, { styles: readonly string[]; judgement: Promise<PhotoJudgement> }>()

  constructor(renderer: Judge, store: JudgementStore) {
    this.#renderer = renderer
    this.#store = store
  }

  /** @param styles which grown styles are asked about; fewer cost less. Default: all */
  async of(
    photo: Pick<EnginePhoto, 'id' | 'file'>,
    styles: readonly string[] = this.#renderer.judgedApart,
  ): Promise<PhotoJudgement> {
    const key = await fileKey(photo.file)
    const recent = this.#recent.get(key)
    if (recent && coversAll(recent.styles, styles)) return recent.judgement
    const judgement = this.#findOrJudge(photo, styles)
    this.#recent.set(key, { styles, judgement })
    // What could not be judged is tried again the next time.
    judgement.catch(() => this.#recent.delete(key))
    for (const oldest of this.#recent.keys()) if (this.#recent.size > MOST) this.#recent.delete(oldest)
    return judgement
  }

  async #findOrJudge({ id, file }: Pick<EnginePhoto, 'id' | 'file'>, styles: readonly string[]) {
    const kept = await this.#store.find(id)
    if (kept?.revision === this.#renderer.revision && coversAll(kept.styles, styles)) return kept.judgement
    const judgement = await this.#renderer.judge({ file }, styles)
    await this.#store.keep(id, { revision: this.#renderer.revision, styles, judgement })
    return judgement
  }
}

const coversAll = (known: readonly string[], asked: readonly string[]): boolean =>
  asked.every((style) => known.includes(style))
