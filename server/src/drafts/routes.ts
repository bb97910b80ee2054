import { draftAnswer, draftChanges, waitingDraftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { waitingDraftOf } from '@app/domain/drafts/waiting-draft.ts'
import { api } from '@app/domain/routes.ts'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App } from '../context.ts'
import type { Database } from '../database/client.ts'
import { type DraftPhotos, describeDraft } from './describe.ts'
import { changeDraft, type DraftRow, findOpenDraft, openDraft } from './queries.ts'

export async function draftRoutes(
  app: App,
  database: Database,
  photosOf: (database: Database, draftId: string) => Promise<DraftPhotos>,
): Promise<void> {
  const describe = async (draft: DraftRow) => describeDraft(draft, await photosOf(database, draft.id))

  app.get(
    api.draft(),
    { config: { access: 'person' }, schema: { response: { 200: draftAnswer } } },
    async (request) => ({ draft: await describe(await openDraft(database, personOf(request).id)) }),
  )

  // The dashboard asks: to look begins nothing.
  app.get(
    api.waitingDraft(),
    { config: { access: 'person' }, schema: { response: { 200: waitingDraftAnswer } } },
    async (request) => {
      const draft = await findOpenDraft(database, personOf(request).id)
      if (!draft) return { draft: null }
      const { uploadedImages } = await photosOf(database, draft.id)
      return { draft: waitingDraftOf({ ...draft, uploadedImages }) }
    },
  )

  app.put(
    api.draftById(':id'),
    {
      config: { access: 'person' },
      schema: { params: z.object({ id: z.uuid() }), body: draftChanges, response: { 200: draftAnswer } },
    },
    async (request) => {
      const changed = await changeDraft(database, personOf(request).id, request.params.id, request.body)
      return { draft: await describe(changed) }
    },
  )
}
