import type { PhotoJudgement } from '@app/hair/contract.ts'
import type { PixelThreads } from './pixels.ts'

/** Each is a few hundred bytes. */
const MOST = 500

/** What photos were judged, so that a step she comes back to costs nothing: a file never changes under its name. */
export class KnownJudgements {
  readonly #pixels: Pick<PixelThreads, 'judgePhoto'>
  readonly #known = new Map<string, Promise<PhotoJudgement>>()

  constructor(pixels: Pick<PixelThreads, 'judgePhoto'>) {
    this.#pixels = pixels
  }

  of(file: string): Promise<PhotoJudgement> {
    const known = this.find(file) ?? this.#judge(file)
    this.#known.set(file, known)
    for (const oldest of this.#known.keys()) if (this.#known.size > MOST) this.#known.delete(oldest)
    return known
  }

  /** What is known already, or will be soon. */
  find(file: string): Promise<PhotoJudgement> | undefined {
    return this.#known.get(file)
  }

  /** What could not be judged is tried again the next time. */
  #judge(file: string): Promise<PhotoJudgement> {
    const judging = this.#pixels.judgePhoto(file)
    judging.catch(() => this.#known.delete(file))
    return judging
  }
}
