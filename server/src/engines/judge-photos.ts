import { type EnginePhoto, promisingFirst } from './engine.ts'
import { type JudgedPhoto, RenderError } from './renderer.ts'

export interface JudgeWatch<Judgement> {
  /** This many photos have been read, and these could be. */
  read(count: number, judged: JudgedPhoto<Judgement>[]): Promise<void>
  /** A photo could not be read: the others are. */
  failed(cause: Error): void
  /** Whether these are so many to choose from that the rest need not be read. */
  suffices(judged: JudgedPhoto<Judgement>[]): boolean
}

/**
 * Reads her photos before anything is made of them, `atOnce` side by side, the most promising first, until they suffice.
 * One that cannot be read is left out: it must not stop the others.
 */
export async function judgePhotos<Judgement>(
  read: (photo: EnginePhoto) => Promise<Judgement>,
  photos: EnginePhoto[],
  atOnce: number,
  watch: JudgeWatch<Judgement>,
  signal: AbortSignal,
): Promise<JudgedPhoto<Judgement>[]> {
  const judged: JudgedPhoto<Judgement>[] = []
  const promising = promisingFirst(photos)
  for (let count = 0; count < photos.length && !watch.suffices(judged); ) {
    signal.throwIfAborted()
    const batch = promising.slice(count, count + atOnce)
    for (const photo of await Promise.all(batch.map(judge))) if (photo) judged.push(photo)
    count += batch.length
    await watch.read(count, judged)
  }
  return judged

  async function judge(photo: EnginePhoto): Promise<JudgedPhoto<Judgement> | null> {
    try {
      return { ...photo, judgement: await read(photo) }
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      watch.failed(cause)
      return null
    }
  }
}
