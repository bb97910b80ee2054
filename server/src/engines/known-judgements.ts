import type { PhotoJudgement } from '@app/hair/contract.ts'
import { fileKey } from '@app/hair/files/file-key.ts'
import type { PixelThreads } from './pixels.ts'

/** Each is a few hundred bytes. */
const MOST = 500

/** What photos were judged: a step she comes back to costs nothing, nor does a photo she sends again. */
export class KnownJudgements {
  readonly #pixels: Pick<PixelThreads, 'judgePhoto'>
  readonly #known = new Map<string, Promise<PhotoJudgement>>()

  constructor(pixels: Pick<PixelThreads, 'judgePhoto'>) {
    this.#pixels = pixels
  }

  async of(file: string): Promise<PhotoJudgement> {
    const key = await fileKey(file)
    const known = this.#known.get(key) ?? this.#judge(file, key)
    this.#known.set(key, known)
    for (const oldest of this.#known.keys()) if (this.#known.size > MOST) this.#known.delete(oldest)
    return known
  }

  /** What is known already, or will be soon. */
  async find(file: string): Promise<PhotoJudgement | undefined> {
    return this.#known.get(await fileKey(file))
  }

  /** What could not be judged is tried again the next time. */
  #judge(file: string, key: string): Promise<PhotoJudgement> {
    const judging = this.#pixels.judgePhoto(file)
    judging.catch(() => this.#known.delete(key))
    return judging
  }
}
