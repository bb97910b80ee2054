import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import {
  type HostedPreview,
  hostedPreviewAnswer,
  hostedPreviewAsked,
  hostedPreviewParams,
  hostedPreviewWish,
} from '@app/domain/preview/hosted-preview-api.ts'
import { PREVIEW_MINUTES } from '@app/domain/preview/preview-rules.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../../accounts/accounts.ts'
import type { App, Context } from '../../context.ts'
import { refuse } from '../../errors.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { waitOf } from '../../remote-jobs/remote-jobs.ts'
import { askHosted } from './ask.ts'
import { endHosted } from './end.ts'
import { countBefore, findHosted, pictureOf } from './rows.ts'

type Previewing = Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'storage'>

/** A style on her best photo, made by the image service that would make her images: for people who are known only. */
export function hostedPreviewRoutes(app: App, context: Previewing): void {
  askRoute(app, context)
  stateRoute(app, context)
  pictureRoute(app, context)
  erasureRoute(app, context)
}

function askRoute(app: App, context: Previewing): void {
  app.post(
    api.hostedPreviews(),
    {
      config: { access: 'person', ...atMost('preview', context.config.rateLimitFactor) },
      schema: { body: hostedPreviewWish, response: { 202: hostedPreviewAsked } },
    },
    async (request, reply) =>
      reply.code(202).send(await askHosted(context, personOf(request).id, request.body)),
  )
}

function stateRoute(app: App, context: Previewing): void {
  app.get(
    api.hostedPreview(':id'),
    {
      config: { access: 'person' },
      schema: { params: hostedPreviewParams, response: { 200: hostedPreviewAnswer } },
    },
    async (request) => describe(context, personOf(request).id, request.params.id),
  )
}

async function describe(
  { database }: Pick<Context, 'database'>,
  userId: string,
  id: string,
): Promise<HostedPreview> {
  const found = await findHosted(database, userId, id)
  const { state, secondsOld } = found
  if (state === 'ready') {
    const expiresInSeconds = Math.floor(PREVIEW_MINUTES * 60 - secondsOld)
    return expiresInSeconds > 0 ? { state, before: null, expiresInSeconds } : refuse('hosted_preview_gone')
  }
  const over = { before: null, expiresInSeconds: null }
  if (state === 'queued') return { ...over, state, before: await countBefore(database, found) }
  if (state === 'failed') return { ...over, state }
  const wait = await waitOf(database, id)
  return wait?.isQueued ? { ...over, state: 'queued', before: wait.position } : { ...over, state: 'making' }
}

function pictureRoute(app: App, context: Previewing): void {
  app.get(
    api.hostedPreviewPicture(':id'),
    {
      config: { access: 'person', ...atMost('previewPicture', context.config.rateLimitFactor) },
      schema: { params: hostedPreviewParams },
    },
    async (request, reply) => {
      const { id } = request.params
      const { state } = await describe(context, personOf(request).id, id)
      const key = pictureOf({ id })
      const size = state === 'ready' ? await context.storage.size(key) : null
      if (size === null) return refuse('hosted_preview_gone')
      // To her alone, and kept by nobody on the way.
      reply.header('cache-control', 'private, no-store').header('content-length', size).type('image/jpeg')
      return reply.send(context.storage.read(key))
    },
  )
}

function erasureRoute(app: App, context: Previewing): void {
  app.delete(
    api.hostedPreview(':id'),
    {
      config: { access: 'person' },
      schema: { params: hostedPreviewParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      const found = await findHosted(context.database, personOf(request).id, request.params.id)
      await endHosted(context, found, 'erased')
      return { success: true as const }
    },
  )
}
