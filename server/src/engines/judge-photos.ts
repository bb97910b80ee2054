import type { PhotoJudgement } from '@app/hair/contract.ts'
import type { EngineOrder } from './engine.ts'
import { RenderError } from './renderer.ts'

type Photo = EngineOrder['photos'][number]
export type JudgedPhoto = Photo & { judgement: PhotoJudgement }
export interface JudgeWatch {
  /** This many photos have been read. */
  read(count: number): Promise<void>
  /** A photo could not be read: the others are. */
  failed(cause: Error): void
  /** Whether these are so many to choose from that the rest need not be read. */
  suffices(judged: JudgedPhoto[]): boolean
}

/**
 * Reads her photos before anything is made of them, `atOnce` side by side, the most promising first, until they suffice.
 * One that cannot be read is left out: it must not stop the others.
 */
export async function judgePhotos(
  read: (photo: Photo) => Promise<PhotoJudgement>,
  photos: Photo[],
  atOnce: number,
  watch: JudgeWatch,
  signal: AbortSignal,
): Promise<JudgedPhoto[]> {
  const judged: JudgedPhoto[] = []
  const promising = photos.toSorted((one, other) => other.report.score - one.report.score)
  for (let count = 0; count < photos.length && !watch.suffices(judged); ) {
    signal.throwIfAborted()
    const batch = promising.slice(count, count + atOnce)
    const judgements = await Promise.all(batch.map(judge))
    judgements.forEach((judgement, i) => {
      const photo = batch[i]
      if (judgement && photo) judged.push({ ...photo, judgement })
    })
    count += batch.length
    await watch.read(count)
  }
  return judged

  async function judge(photo: Photo): Promise<PhotoJudgement | null> {
    try {
      return await read(photo)
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      watch.failed(cause)
      return null
    }
  }
}
