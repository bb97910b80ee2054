import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import {
  openedShareAnswer,
  sharesAnswer,
  shareTokenParams,
  shareWishSchema,
} from '@app/domain/shares/shares-api.ts'
import { UNLISTED } from '@app/domain/site/robots.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { languageOf } from '../plugins/language.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { openShare, stopShare } from './open-share.ts'
import { listOpen } from './queries.ts'
import { sharedBefore, sharedImage } from './shared-picture.ts'

type Sharing = Pick<Context, 'config' | 'database' | 'manifests' | 'publicUrl' | 'storage'>

const params = z.object({ id: z.uuid() })

/** Her links; and the pictures behind them, for whoever holds one. The page itself is drawn by plugins/pages/. */
export async function shareRoutes(app: App, context: Sharing): Promise<void> {
  listRoute(app, context)
  openingRoute(app, context)
  stopRoute(app, context)
  imageRoute(app, context)
  beforeRoute(app, context)
}

function listRoute(app: App, { database }: Sharing): void {
  app.get(
    api.shares(),
    { config: { access: 'person' }, schema: { response: { 200: sharesAnswer } } },
    async (request) => ({ shares: await listOpen(database, personOf(request).id) }),
  )
}

function openingRoute(app: App, context: Sharing): void {
  app.post(
    api.imageShares(':id'),
    {
      config: { access: 'person', ...atMost('create', context.config.rateLimitFactor) },
      schema: { params, body: shareWishSchema, response: { 201: openedShareAnswer } },
    },
    async (request, reply) => {
      const which = { userId: personOf(request).id, imageId: request.params.id }
      return reply.code(201).send(await openShare(context, which, request.body))
    },
  )
}

function stopRoute(app: App, { database }: Sharing): void {
  app.delete(
    api.share(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: doneAnswer } } },
    async (request) => {
      await stopShare(database, personOf(request).id, request.params.id)
      return { success: true as const }
    },
  )
}

function imageRoute(app: App, context: Sharing): void {
  app.get(
    api.sharedImage(':token'),
    {
      config: { access: 'anyone', ...atMost('shared', context.config.rateLimitFactor) },
      schema: { params: shareTokenParams },
    },
    async (request, reply) =>
      sendUnlisted(reply, await sharedImage(context, request.params.token, languageOf(request))),
  )
}

function beforeRoute(app: App, context: Sharing): void {
  app.get(
    api.sharedBefore(':token'),
    {
      config: { access: 'anyone', ...atMost('shared', context.config.rateLimitFactor) },
      schema: { params: shareTokenParams },
    },
    async (request, reply) => sendUnlisted(reply, await sharedBefore(context, request.params.token)),
  )
}

/** To whoever holds the link, and kept by nobody: once it is stopped, it is gone. */
const sendUnlisted = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', UNLISTED)
    .type('image/jpeg')
    .send(picture)
