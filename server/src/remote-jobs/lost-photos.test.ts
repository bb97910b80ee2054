import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photos } from '../database/schema/photos.ts'
import { remoteFiles } from '../database/schema/remote-jobs.ts'
import { transformations } from '../database/schema/transformations.ts'
import { seenBy } from '../testing/buying/extending.ts'
import { type HostedApp, makeOrder, openHostedApp, ordered } from '../testing/services/hosted-app.ts'

let home: HostedApp
beforeAll(async () => {
  home = await openHostedApp('comfyui', { COMFYUI_PICTURE_MINUTES: '0.05' })
})
afterAll(() => home.close())

it('photos that a service has lost, as ComfyUI does when it starts anew, are sent again', async () => {
  const { her, id } = await ordered(home)
  const { database } = home.context
  const [row] = await database.select().from(transformations).where(eq(transformations.id, id))
  const url = `${home.service.names().COMFYUI_URL}/view?filename=gone.jpg&subfolder=&type=temp`
  for (const photo of await database
    .select()
    .from(photos)
    .where(eq(photos.draftId, row?.draftId ?? '')))
    await database
      .insert(remoteFiles)
      .values({ transformationId: id, service: 'comfyui', name: `photo:${photo.id}`, url })
  await makeOrder(home, id)
  expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5, refund: null })
})
