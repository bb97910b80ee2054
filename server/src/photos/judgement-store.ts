import { eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { photos } from '../database/schema/photos.ts'
import type { JudgementStore, KeptJudgement } from '../engines/known-judgements.ts'

/** Judgements in the rows of their photos: they are gone when the photo is. */
export const judgementStore = (database: Database): JudgementStore => ({
  async find(photoId) {
    const [row] = await database
      .select({ judgement: photos.judgement })
      .from(photos)
      .where(eq(photos.id, photoId))
    return (row?.judgement ?? null) as KeptJudgement | null
  },
  async keep(photoId, judgement) {
    await database.update(photos).set({ judgement }).where(eq(photos.id, photoId))
  },
})
