import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { Queryable } from '../database/client.ts'
import { describePhoto, hintsFor, photoRowsOf } from '../photos/photos.ts'
import type { DraftRow } from './queries.ts'

export async function describeDraft(database: Queryable, draft: DraftRow): Promise<Draft> {
  const photos = await photoRowsOf(database, draft.id)
  return {
    id: draft.id,
    sessionName: draft.sessionName,
    uploadedImages: photos.map(describePhoto),
    hints: hintsFor(photos),
    baseStyle: draft.baseStyle,
    packageType: draft.packageType,
    step: draft.step,
    updatedAt: draft.updatedAt.toISOString(),
  }
}
