import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { declarationAnswer } from '@app/domain/photos/photo-declaration.ts'
import { api } from '@app/domain/routes.ts'
import {
  favouriteSchema,
  reusePhotosSchema,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { describeDraft } from '../drafts/drafts.ts'
import { draftPhotosOf } from '../photos/photos.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { answerFor } from './answer.ts'
import { makeMoreImages, redoImage } from './extensions/extend.ts'
import { keepAsFavourite } from './favourites.ts'
import { deleteImage, deleteTransformation } from './forgetting/delete.ts'
import { forgetPhotosNow } from './forgetting/forget-photos.ts'
import { withdrawNow } from './forgetting/withdraw-declaration.ts'
import { copyPhotosToDraft } from './reuse-photos.ts'

const params = z.object({ id: z.uuid() })

/** What she does with a transformation once it is finished (product rules 19 and 22). */
export async function afterRoutes(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'storage'>,
): Promise<void> {
  photosErasureRoute(app, context)
  withdrawalOfDeclarationRoute(app, context)
  photosToDraftRoute(app, context)
  moreImagesRoute(app, context)
  redoRoute(app, context)
  deletionRoute(app, context)
  imageDeletionRoute(app, context)
  favouriteRoute(app, context)
}

function withdrawalOfDeclarationRoute(app: App, context: Pick<Context, 'database' | 'storage'>): void {
  app.delete(
    api.photoDeclaration(),
    { config: { access: 'person' }, schema: { response: { 200: declarationAnswer } } },
    async (request) => {
      await withdrawNow(context, personOf(request).id)
      return { declaration: null }
    },
  )
}

function photosErasureRoute(app: App, context: Pick<Context, 'database' | 'storage'>): void {
  app.delete(
    api.transformationPhotos(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: transformationAnswer } } },
    async (request) => {
      const { id: userId } = personOf(request)
      await forgetPhotosNow(context, userId, request.params.id)
      return answerFor(context.database, userId, request.params.id)
    },
  )
}

function photosToDraftRoute(app: App, context: Pick<Context, 'config' | 'database' | 'storage'>): void {
  app.post(
    api.photosToDraft(':id'),
    {
      config: { access: 'person', ...atMost('create', context.config.rateLimitFactor) },
      schema: { params, body: reusePhotosSchema, response: { 200: draftAnswer } },
    },
    async (request) => {
      const { id: userId } = personOf(request)
      const draft = await copyPhotosToDraft(context, userId, request.params.id, request.body)
      return { draft: describeDraft(draft, await draftPhotosOf(context.database, draft.id)) }
    },
  )
}

function moreImagesRoute(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'storage'>,
): void {
  app.post(
    api.moreImages(':id'),
    {
      config: { access: 'person', ...atMost('create', context.config.rateLimitFactor) },
      schema: { params, body: z.object({}), response: { 200: transformationAnswer } },
    },
    async (request) => {
      const { id: userId } = personOf(request)
      await makeMoreImages(context, userId, request.params.id)
      return answerFor(context.database, userId, request.params.id)
    },
  )
}

function redoRoute(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'storage'>,
): void {
  app.post(
    api.imageRedo(':id'),
    {
      config: { access: 'person', ...atMost('create', context.config.rateLimitFactor) },
      schema: { params, body: z.object({}), response: { 200: transformationAnswer } },
    },
    async (request) => {
      const { id: userId } = personOf(request)
      return answerFor(context.database, userId, await redoImage(context, userId, request.params.id))
    },
  )
}

function deletionRoute(app: App, context: Pick<Context, 'database' | 'storage'>): void {
  app.delete(
    api.transformation(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: doneAnswer } } },
    async (request) => {
      await deleteTransformation(context, personOf(request).id, request.params.id)
      return { success: true as const }
    },
  )
}

function imageDeletionRoute(app: App, context: Pick<Context, 'database' | 'storage'>): void {
  app.delete(
    api.image(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: doneAnswer } } },
    async (request) => {
      await deleteImage(context, personOf(request).id, request.params.id)
      return { success: true as const }
    },
  )
}

function favouriteRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.put(
    api.imageFavourite(':id'),
    {
      config: { access: 'person' },
      schema: { params, body: favouriteSchema, response: { 200: doneAnswer } },
    },
    async (request) => {
      await keepAsFavourite(database, personOf(request).id, request.params.id, request.body.favourite)
      return { success: true as const }
    },
  )
}
