import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client.ts'
import { photos } from '../database/schema/photos.ts'
import type { JudgementStore } from '../engines/known-judgements.ts'

const KEPT = z.object({ revision: z.string(), styles: z.array(z.string()), judgement: z.unknown() })

/** Judgements in the rows of their photos: they are gone when the photo is. */
export const judgementStore = (database: Database): JudgementStore => ({
  async find(photoId) {
    const [row] = await database
      .select({ judgement: photos.judgement })
      .from(photos)
      .where(eq(photos.id, photoId))
    return KEPT.safeParse(row?.judgement).data ?? null
  },
  async keep(photoId, judgement) {
    await database.update(photos).set({ judgement }).where(eq(photos.id, photoId))
  },
})
