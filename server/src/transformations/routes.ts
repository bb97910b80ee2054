import { buffer } from 'node:stream/consumers'
import { statsAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { transformationCan, transformationIs } from '@app/domain/transformations/statuses.ts'
import {
  createTransformationSchema,
  type Transformation,
  transformationAnswer,
  transformationsAnswer,
  writeTransformations,
} from '@app/domain/transformations/transformations-api.ts'
import multipart from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isUnchanged, personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { RefusalError, refuse } from '../errors.ts'
import { sideBySide } from '../plugins/pictures.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { dispositionOf, sendPicture } from '../plugins/send-picture.ts'
import { afterRoutes } from './after-routes.ts'
import { answerFor } from './answer.ts'
import { createFree } from './create-free.ts'
import { notesDownload } from './downloads.ts'
import { notifyRuns } from './generate-job.ts'
import { imageIn, imageOfHers } from './image-of-hers.ts'
import {
  describeAlong,
  downloadOf,
  findImage,
  findTransformation,
  imageRowsOf,
  statsOf,
  transformationsAlong,
} from './queries.ts'
import { beforeAfterName, imageName, sendZip } from './send-zip.ts'

/** Six fields, and room for the names of several services. */
const FORM_LIMITS = { files: 0, fields: 16, fieldSize: 2000 }

const params = z.object({ id: z.uuid() })

export async function transformationRoutes(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'manifests' | 'storage' | 'unchanged'>,
): Promise<void> {
  statsRoute(app, context)
  listRoute(app, context)
  await app.register((scope: App) => creationRoutes(scope, context))
  transformationRoute(app, context)
  zipRoute(app, context)
  imageRoutes(app, context)
  beforeAfterRoute(app, context)
  await afterRoutes(app, context)
}

function statsRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.get(
    api.stats(),
    { config: { access: 'person' }, schema: { response: { 200: statsAnswer } } },
    async (request) => ({ stats: await statsOf(database, personOf(request).id) }),
  )
}

function listRoute(app: App, context: Pick<Context, 'database' | 'unchanged'>): void {
  app.get(
    api.transformations(),
    {
      config: { access: 'person', background: true, kept: 'page', along: transformationsAlong },
      schema: { response: { 200: transformationsAnswer, 304: z.void() } },
      serializerCompiler: () => writeTransformations,
    },
    async (request, reply) => {
      const transformations = await describeAlong(context.database, request.found?.along)
      const isKept = isUnchanged(context, request, reply, transformations.flatMap(othersIn))
      return isKept ? reply.code(304).send(undefined) : { transformations }
    },
  )
}

/** As JSON, or as the form of the specification's wizard (7.19), which says the same. */
async function creationRoutes(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'manifests' | 'storage'>,
): Promise<void> {
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: FORM_LIMITS })
  // A form that is cut off or badly written is the sender's mistake: its parser says so without a status, and by then
  // may have laid the parts before into the body.
  const read = new WeakSet<FastifyRequest>()
  app.setErrorHandler((error: FastifyError, request) => {
    const isUnread = request.isMultipart() && !read.has(request) && error.statusCode === undefined
    throw isUnread ? new RefusalError('invalid', { cause: error }) : error
  })
  app.post(
    api.createTransformation(),
    {
      config: { access: 'person', ...atMost('create', context.config.rateLimitFactor) },
      preValidation: async (request) => {
        read.add(request)
        const form = request.isMultipart() ? (request.body as Partial<Record<'photosTo', unknown>>) : {}
        // A field that stands once in a form is no list.
        if (typeof form.photosTo === 'string') form.photosTo = [form.photosTo]
      },
      schema: { body: createTransformationSchema, response: { 201: transformationAnswer } },
    },
    async (request, reply) => {
      const person = personOf(request)
      const id = await createFree(context, person, request.body)
      notifyRuns(context.jobs)
      return reply.code(201).send(await answerFor(context.database, person.id, id))
    },
  )
}

function transformationRoute(app: App, context: Pick<Context, 'database' | 'unchanged'>): void {
  app.get(
    api.transformation(':id'),
    {
      config: { access: 'person', background: true, kept: 'page' },
      schema: { params, response: { 200: transformationAnswer, 304: z.void() } },
    },
    async (request, reply) => {
      const answer = await answerFor(context.database, personOf(request).id, request.params.id)
      const isKept = isUnchanged(context, request, reply, othersIn(answer.transformation))
      return isKept ? reply.code(304).send(undefined) : answer
    },
  )
}

function zipRoute(app: App, { database, storage }: Pick<Context, 'database' | 'storage'>): void {
  app.get(
    api.transformationZip(':id'),
    { config: { access: 'person' }, schema: { params }, ...notesDownload({ database }, 'archive') },
    async (request, reply) => {
      const { transformation } = await findTransformation(database, personOf(request).id, request.params.id)
      if (!transformationCan.beDownloaded(transformation)) refuse('transformation_unfinished')
      return sendZip(reply, storage, transformation.name, await imageRowsOf(database, transformation.id))
    },
  )
}

/** A picture of hers that is a file as it lies: whose it is, is asked with her sign-in. */
const OF_HERS = { access: 'person', kept: 'browser', file: imageOfHers } as const

function imageRoutes(app: App, context: Pick<Context, 'database' | 'storage' | 'unchanged'>): void {
  const route = { config: OF_HERS, schema: { params } }
  app.get(api.image(':id'), route, async ({ found }, reply) =>
    sendPicture(reply, context, { key: imageIn(found?.along).file, type: 'image/jpeg' }),
  )
  app.get(api.imageThumbnail(':id'), route, async ({ found }, reply) =>
    sendPicture(reply, context, { key: imageIn(found?.along).thumbnail, type: 'image/webp' }),
  )
  app.get(api.imageBefore(':id'), route, async ({ found }, reply) => {
    const key = imageIn(found?.along).beforeFile ?? refuse('image_not_found')
    return sendPicture(reply, context, { key, type: 'image/jpeg' })
  })
  const noted = { ...route, ...notesDownload(context, 'image') }
  app.get(api.imageDownload(':id'), noted, async ({ found }, reply) => {
    const image = imageIn(found?.along)
    const { key } = downloadOf(image)
    const downloadName = imageName(image.name, image.position)
    return sendPicture(reply, context, { key, type: 'image/jpeg', downloadName })
  })
}

/** To keep and to show: her photo and the image beside each other, in one file. */
function beforeAfterRoute(
  app: App,
  { config, database, manifests, storage }: Pick<Context, 'config' | 'database' | 'manifests' | 'storage'>,
): void {
  app.get(
    api.imageBeforeAfter(':id'),
    {
      config: { access: 'person', ...atMost('beforeAfter', config.rateLimitFactor) },
      schema: { params },
      ...notesDownload({ database }, 'before_after'),
    },
    async (request, reply) => {
      const image = await findImage(database, personOf(request).id, request.params.id)
      const before = image.beforeFile ?? refuse('image_not_found')
      const picture = await sideBySide(
        await buffer(storage.read(before)),
        await buffer(storage.read(image.file)),
      )
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(beforeAfterName(image.name, image.position)))
        .type('image/jpeg')
        .send(await manifests.sign(picture))
    },
  )
}

/** What is said of one that goes on and is not hers alone: who is before her, and how long it takes others. */
function othersIn(transformation: Transformation): unknown[] {
  if (transformationIs.finished(transformation)) return []
  const { queuePosition, estimate } = transformation.progress
  return [transformation.id, queuePosition, estimate?.fromSeconds, estimate?.toSeconds]
}
