import { draftAnswer, draftChanges } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App, House } from '../house.ts'
import { describeDraft } from './describe.ts'
import { changeDraft, openDraft } from './queries.ts'

export async function draftRoutes(app: App, { database }: House): Promise<void> {
  app.get(
    api.draft(),
    { config: { access: 'person' }, schema: { response: { 200: draftAnswer } } },
    async (request) => ({
      draft: await describeDraft(database, await openDraft(database, personOf(request).id)),
    }),
  )

  app.put(
    api.draftById(':id'),
    {
      config: { access: 'person' },
      schema: { params: z.object({ id: z.uuid() }), body: draftChanges, response: { 200: draftAnswer } },
    },
    async (request) => {
      const changed = await changeDraft(database, personOf(request).id, request.params.id, request.body)
      return { draft: await describeDraft(database, changed) }
    },
  )
}
