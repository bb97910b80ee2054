import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { declarationAnswer, declareSchema } from '@app/domain/photos/photo-declaration.ts'
import { PHOTO_MAX_BYTES, PHOTOS_PER_UPLOAD } from '@app/domain/photos/photo-rules.ts'
import { deletePhotoSchema, type UploadAnswer, uploadAnswer } from '@app/domain/photos/photos-api.ts'
import { api } from '@app/domain/routes.ts'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { holdOpenDraft } from '../drafts/drafts.ts'
import { refuse } from '../errors.ts'
import { languageOf } from '../plugins/language.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { sendPicture } from '../plugins/send-picture.ts'
import { sentParts } from '../plugins/sent-parts.ts'
import { textsIn } from '../plugins/texts.ts'
import { declare, ensureDeclared, findDeclaration } from './declaration.ts'
import { CHECK_PHOTO, MOST_UNSEEN } from './jobs.ts'
import { PhotoRefused } from './prepare-upload.ts'
import { describePhoto, findPhoto, type PhotoRow, photoFilesIn, photoOfHers, removePhoto } from './queries.ts'
import { receivePhoto } from './receive.ts'

const idParams = z.object({ id: z.uuid() })

export async function photoRoutes(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'jobs' | 'scratch' | 'storage' | 'unchanged'>,
): Promise<void> {
  await app.register(multipart, {
    // One byte and one file over the limits, so that a breach is seen and named rather than cut in silence.
    limits: {
      fileSize: PHOTO_MAX_BYTES + 1,
      files: PHOTOS_PER_UPLOAD + 1,
      fields: 5,
      parts: PHOTOS_PER_UPLOAD + 6,
    },
    throwFileSizeLimit: false,
  })
  declarationRoutes(app, context)
  uploadRoute(app, context)
  removalRoute(app, context)
  fileRoutes(app, context)
}

/** Its withdrawal takes photos with it: transformations/forgetting/withdraw-declaration.ts. */
function declarationRoutes(app: App, { config, database }: Pick<Context, 'config' | 'database'>): void {
  app.get(
    api.photoDeclaration(),
    { config: { access: 'person' }, schema: { response: { 200: declarationAnswer } } },
    async (request) => ({ declaration: await findDeclaration(database, personOf(request).id) }),
  )
  app.put(
    api.photoDeclaration(),
    {
      config: { access: 'person', ...atMost('profile', config.rateLimitFactor) },
      schema: { body: declareSchema, response: { 200: declarationAnswer } },
    },
    async (request) => {
      const { id } = personOf(request)
      await declare(database, id)
      return { declaration: await findDeclaration(database, id) }
    },
  )
}

function uploadRoute(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'jobs' | 'scratch' | 'storage'>,
): void {
  app.post(
    api.upload(),
    {
      config: { access: 'person', ...atMost('upload', context.config.rateLimitFactor) },
      schema: { response: { 200: uploadAnswer } },
    },
    async (request) => {
      if (await context.jobs.isFull(CHECK_PHOTO, MOST_UNSEEN)) refuse('crowded', { retryAfterSeconds: 60 })
      return receiveAll(context, request)
    },
  )
}

function removalRoute(app: App, { database, storage }: Pick<Context, 'database' | 'storage'>): void {
  app.delete(
    api.upload(),
    { config: { access: 'person' }, schema: { body: deletePhotoSchema, response: { 200: doneAnswer } } },
    async (request) => {
      const { id: userId } = personOf(request)
      const { draftId, imageUrl } = request.body
      const removed = await database.transaction(async (tx) => {
        const draft = await holdOpenDraft(tx, userId, draftId)
        const photo = await findPhoto(tx, userId, photoIdIn(imageUrl))
        if (photo.draftId !== draft.id) refuse('image_not_found')
        await removePhoto(tx, photo.id)
        return photo
      })
      await storage.remove(removed.file, removed.thumbnail)
      return { success: true as const }
    },
  )
}

/** Whose they are, is asked with her sign-in. */
function fileRoutes(app: App, context: Pick<Context, 'storage' | 'unchanged'>): void {
  const route = {
    config: { access: 'person', kept: 'browser', file: photoOfHers } as const,
    schema: { params: idParams },
  }
  app.get(api.photo(':id'), route, async ({ found }, reply) =>
    sendPicture(reply, context, { key: photoFilesIn(found?.along).file, type: 'image/jpeg' }),
  )
  app.get(api.photoThumbnail(':id'), route, async ({ found }, reply) =>
    sendPicture(reply, context, { key: photoFilesIn(found?.along).thumbnail, type: 'image/webp' }),
  )
}

/** `imageUrl` is one of our own addresses, read as a name: never fetched, never a path. */
function photoIdIn(imageUrl: string): string {
  const id = imageUrl.replace(/^\/api\/photos\//, '')
  return z.uuid().safeParse(id).data ?? refuse('invalid', { fields: { imageUrl: 'invalid' } })
}

/** A form that is cut off on the way or badly written is the sender's mistake, not a failure of ours. */
const refuseForm = (cause: unknown): never => refuse('invalid', { fields: { images: 'invalid' }, cause })

/** Too many at once is refused as a whole: what came before the sixteenth goes too. */
async function takeBack(context: Pick<Context, 'database' | 'storage'>, fresh: PhotoRow[]): Promise<void> {
  for (const { id, file, thumbnail } of fresh) {
    await removePhoto(context.database, id)
    await context.storage.remove(file, thumbnail)
  }
}

async function mayBegin(tx: Queryable, userId: string, draftId: string): Promise<void> {
  await holdOpenDraft(tx, userId, draftId)
  await ensureDeclared(tx, userId)
}

async function receiveAll(
  context: Pick<Context, 'database' | 'jobs' | 'scratch' | 'storage'>,
  request: FastifyRequest,
): Promise<UploadAnswer> {
  const { database } = context
  const { id: userId } = personOf(request)
  const t = textsIn(languageOf(request))
  const answer: UploadAnswer = { success: true, images: [], refused: [] }
  let draftId: string | null = null
  const fresh: PhotoRow[] = []
  let files = 0
  for await (const part of sentParts(request, refuseForm)) {
    if (part.type === 'field') {
      if (part.fieldname === 'sessionId') draftId = z.uuid().safeParse(part.value).data ?? null
      continue
    }
    files += 1
    if (files > PHOTOS_PER_UPLOAD) {
      part.file.resume()
      await takeBack(context, fresh)
      refuse('photos_too_many_at_once')
    }
    const into = draftId ?? refuse('draft_not_found')
    // Before anything is received: a foreign or paid draft costs nothing and says nothing.
    if (files === 1) await database.transaction((tx) => mayBegin(tx, userId, into))
    try {
      const { row, isNew } = await receivePhoto(context, { userId, draftId: into }, part.file)
      if (isNew) fresh.push(row)
      answer.images.push(describePhoto(row))
    } catch (cause) {
      part.file.resume()
      if (part.file.errored) refuseForm(cause)
      if (!(cause instanceof PhotoRefused)) throw cause
      answer.refused.push({ name: part.filename, code: cause.code, error: t(`errors.${cause.code}`) })
    }
  }
  if (files === 0) refuse('invalid', { fields: { images: 'invalid' } })
  return { ...answer, success: answer.refused.length === 0 }
}
