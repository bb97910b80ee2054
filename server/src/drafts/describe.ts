import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { Queryable } from '../database/client.ts'
import { photosOf } from '../photos/photos.ts'
import type { DraftRow } from './queries.ts'

export async function describeDraft(database: Queryable, draft: DraftRow): Promise<Draft> {
  return {
    id: draft.id,
    sessionName: draft.sessionName,
    uploadedImages: await photosOf(database, draft.id),
    baseStyle: draft.baseStyle,
    packageType: draft.packageType,
    step: draft.step,
    updatedAt: draft.updatedAt.toISOString(),
  }
}
