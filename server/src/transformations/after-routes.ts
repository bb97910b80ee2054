import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import {
  favouriteSchema,
  reusePhotosSchema,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import { describeDraft } from '../drafts/drafts.ts'
import type { App, House } from '../house.ts'
import { draftPhotosOf } from '../photos/photos.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { answerFor } from './answer.ts'
import { makeMoreImages, redoImage } from './extensions/extend.ts'
import { keepAsFavourite } from './favourites.ts'
import { deleteImage, deleteTransformation } from './forgetting/delete.ts'
import { forgetPhotosNow } from './forgetting/forget-photos.ts'
import { copyPhotosToDraft } from './reuse-photos.ts'

const params = z.object({ id: z.uuid() })

/** What she does with a transformation once it is finished (decisions 19 and 22). */
export async function afterRoutes(app: App, house: House): Promise<void> {
  photosErasureRoute(app, house)
  photosToDraftRoute(app, house)
  moreImagesRoute(app, house)
  redoRoute(app, house)
  deletionRoute(app, house)
  imageDeletionRoute(app, house)
  favouriteRoute(app, house)
}

function photosErasureRoute(app: App, house: House): void {
  app.delete(
    api.transformationPhotos(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: transformationAnswer } } },
    async (request) => {
      const { id: userId } = personOf(request)
      await forgetPhotosNow(house, userId, request.params.id)
      return answerFor(house.database, userId, request.params.id)
    },
  )
}

function photosToDraftRoute(app: App, house: House): void {
  app.post(
    api.photosToDraft(':id'),
    {
      config: { access: 'person', ...atMost('create', house.config.rateLimitFactor) },
      schema: { params, body: reusePhotosSchema, response: { 200: draftAnswer } },
    },
    async (request) => {
      const { id: userId } = personOf(request)
      const draft = await copyPhotosToDraft(house, userId, request.params.id, request.body)
      return { draft: describeDraft(draft, await draftPhotosOf(house.database, draft.id)) }
    },
  )
}

function moreImagesRoute(app: App, house: House): void {
  app.post(
    api.moreImages(':id'),
    {
      config: { access: 'person', ...atMost('create', house.config.rateLimitFactor) },
      schema: { params, body: z.object({}), response: { 200: transformationAnswer } },
    },
    async (request) => {
      const { id: userId } = personOf(request)
      await makeMoreImages(house, userId, request.params.id)
      return answerFor(house.database, userId, request.params.id)
    },
  )
}

function redoRoute(app: App, house: House): void {
  app.post(
    api.imageRedo(':id'),
    {
      config: { access: 'person', ...atMost('create', house.config.rateLimitFactor) },
      schema: { params, body: z.object({}), response: { 200: transformationAnswer } },
    },
    async (request) => {
      const { id: userId } = personOf(request)
      return answerFor(house.database, userId, await redoImage(house, userId, request.params.id))
    },
  )
}

function deletionRoute(app: App, house: House): void {
  app.delete(
    api.transformation(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: doneAnswer } } },
    async (request) => {
      await deleteTransformation(house, personOf(request).id, request.params.id)
      return { success: true as const }
    },
  )
}

function imageDeletionRoute(app: App, house: House): void {
  app.delete(
    api.image(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: doneAnswer } } },
    async (request) => {
      await deleteImage(house, personOf(request).id, request.params.id)
      return { success: true as const }
    },
  )
}

function favouriteRoute(app: App, { database }: House): void {
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
