import { viewedImagesAnswer, viewingsAnswer } from '@app/domain/operator/viewings.ts'
import { api } from '@app/domain/routes.ts'
import { z } from 'zod'
import { personOf } from '../../accounts/accounts.ts'
import type { App, Context } from '../../context.ts'
import { sendUnkept } from '../../plugins/send-picture.ts'
import { viewedImage, viewedImages, viewingsOf } from './viewings.ts'

const params = z.object({ id: z.uuid() })

/** Images at the desk, once it is said why; and what she is told of it. */
export async function viewingRoutes(
  app: App,
  { database, storage }: Pick<Context, 'database' | 'storage'>,
): Promise<void> {
  app.get(
    api.deskImages(':id'),
    { config: { access: 'operator' }, schema: { params, response: { 200: viewedImagesAnswer } } },
    async (request) => viewedImages(database, personOf(request).id, request.params.id),
  )

  app.get(
    api.deskImage(':id'),
    { config: { access: 'operator' }, schema: { params } },
    async (request, reply) => {
      const key = await viewedImage(database, personOf(request).id, request.params.id)
      return sendUnkept(reply, { storage }, { key, type: 'image/jpeg' })
    },
  )

  app.get(
    api.viewings(),
    { config: { access: 'person' }, schema: { response: { 200: viewingsAnswer } } },
    async (request) => ({ viewings: await viewingsOf(database, personOf(request).id) }),
  )
}
