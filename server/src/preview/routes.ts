import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { wornTone } from '@app/domain/catalogue/worn-tone.ts'
import {
  draftStylesAnswer,
  draftStylesQuery,
  type Preview,
  previewAnswer,
  previewKnownQuery,
  previewParams,
  previewPictureParams,
  previewToneQuery,
} from '@app/domain/preview/preview-api.ts'
import { PREVIEW_MAX_BYTES } from '@app/domain/preview/preview-rules.ts'
import { api } from '@app/domain/routes.ts'
import type { MadeSketch } from '@app/hair/preview-contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { refuse } from '../errors.ts'
import { findPhoto } from '../photos/photos.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { describeSketch } from './describe-sketch.ts'
import { hostedPreviewRoutes } from './hosted/routes.ts'
import { carriedStyles, sketchDraft } from './preview-draft.ts'
import { PreviewMaker } from './preview-maker.ts'
import type { Reading } from './reading.ts'
import { type Shelved, SketchShelf } from './sketch-shelf.ts'

type Previewing = Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'pixels' | 'storage'>

/** What every route of previews works with. */
interface Previews {
  context: Previewing
  shelf: SketchShelf
  maker: PreviewMaker
}

/** A style on her own photo before any account: nothing of the photo is kept but a sketch, in memory, for minutes. */
export async function previewRoutes(app: App, context: Previewing): Promise<void> {
  const previews = { context, shelf: new SketchShelf(), maker: new PreviewMaker(context) }
  app.addHook('onClose', async () => previews.shelf.close())
  // The body is the picture itself: no form, no name, no file.
  const body = { parseAs: 'buffer', bodyLimit: PREVIEW_MAX_BYTES } as const
  app.addContentTypeParser(/^image\//, body, (_request, bytes, done) => done(null, bytes))
  prepareRoute(app, context)
  strangerRoute(app, previews)
  draftRoute(app, previews)
  draftStylesRoute(app, context)
  hostedPreviewRoutes(app, context)
  readOnRoute(app, previews)
  beforeRoute(app, previews)
  pictureRoute(app, previews)
  erasureRoute(app, previews)
}

const reading = ({ config }: Pick<Context, 'config'>) => atMost('preview', config.rateLimitFactor)
const readingDraft = ({ config }: Pick<Context, 'config'>) => atMost('draftPreview', config.rateLimitFactor)
const looking = ({ config }: Pick<Context, 'config'>) => atMost('previewPicture', config.rateLimitFactor)

/** She opened the page where photos are tried: what reads one is loaded while she chooses hers. */
function prepareRoute(app: App, context: Previewing): void {
  app.post(
    api.preparePreview(),
    { config: { access: 'anyone', ...reading(context) }, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      // Nobody waits for it: where it fails, her photo says so.
      context.pixels
        .prepare()
        .catch((cause: unknown) => request.log.warn(cause, 'what reads photos is not ready'))
      return { success: true as const }
    },
  )
}

function strangerRoute(app: App, previews: Previews): void {
  const { context, shelf, maker } = previews
  app.post(
    api.previews(),
    { config: { access: 'anyone', ...reading(context) }, schema: { response: { 200: previewAnswer } } },
    async (request) => {
      shelf.makeRoom()
      const order = context.engine.offeredStyles()
      const reading = maker.sketch(bytesOf(request), { order })
      await reading.moreThan(0, order)
      // She left while it was read: nobody would ever ask for it, and nobody erase it.
      if (request.socket.destroyed) return refuse('preview_gone')
      return describe(previews, shelf.put(reading))
    },
  )
}

function draftRoute(app: App, previews: Previews): void {
  const { context } = previews
  app.post(
    api.draftPreview(),
    { config: { access: 'person', ...readingDraft(context) }, schema: { response: { 200: previewAnswer } } },
    async (request) => describe(previews, await sketchDraft(context, previews, personOf(request).id)),
  )
}

function draftStylesRoute(app: App, context: Previewing): void {
  app.get(
    api.draftStyles(),
    {
      config: { access: 'person', ...looking(context) },
      schema: { querystring: draftStylesQuery, response: { 200: draftStylesAnswer } },
    },
    async (request) => {
      const { style, tone = null, photos } = request.query
      return carriedStyles(context, personOf(request).id, { ...(style && { styles: [style], tone }), photos })
    },
  )
}

/** The same photo again, once more styles are known than she knows, or once it is read to the end. */
function readOnRoute(app: App, previews: Previews): void {
  const { context, shelf } = previews
  app.get(
    api.preview(':handle'),
    {
      config: { access: 'anyone', ...looking(context) },
      schema: { params: previewParams, querystring: previewKnownQuery, response: { 200: previewAnswer } },
    },
    async (request) => {
      const { handle, reading } = await hers(context, shelf.find(request.params.handle), request)
      const { known = Number.POSITIVE_INFINITY } = request.query
      await reading.moreThan(known, context.engine.offeredStyles())
      // She may have left meanwhile.
      return describe(previews, shelf.find(handle))
    },
  )
}

function beforeRoute(app: App, { context, shelf }: Previews): void {
  app.get(
    api.previewBefore(':handle'),
    { config: { access: 'anyone', ...looking(context) }, schema: { params: previewParams } },
    async (request, reply) => {
      const { reading } = await hers(context, shelf.find(request.params.handle), request)
      return sendOnce(reply, sketchOf(reading).before)
    },
  )
}

function pictureRoute(app: App, { context, shelf, maker }: Previews): void {
  app.get(
    api.previewPicture(':handle'),
    {
      config: { access: 'anyone', ...looking(context) },
      schema: { params: previewPictureParams, querystring: previewToneQuery },
    },
    async (request, reply) => {
      const { handle, style } = request.params
      const shelved = await hers(context, shelf.find(handle), request)
      const { styles } = describeSketch(sketchOf(shelved.reading), context.engine.offeredStyles())
      if (!styles.includes(style)) refuse('preview_not_possible')
      const tone = wornTone(style, request.query.tone ?? null)
      const make = () => maker.picture(shelved.reading, { style, tone })
      return sendOnce(reply, await shelf.pictureOf(shelved, `${style} ${tone}`, make))
    },
  )
}

function erasureRoute(app: App, { context, shelf }: Previews): void {
  app.delete(
    api.preview(':handle'),
    { config: { access: 'anyone' }, schema: { params: previewParams, response: { 200: doneAnswer } } },
    async (request) => {
      shelf.forget((await hers(context, shelf.find(request.params.handle), request)).handle)
      return { success: true as const }
    },
  )
}

function describe({ context, shelf }: Previews, shelved: Shelved): Preview {
  return {
    handle: shelved.handle,
    expiresInSeconds: shelf.secondsLeft(shelved),
    ...describeSketch(sketchOf(shelved.reading), context.engine.offeredStyles()),
  }
}

/** Nothing is shelved before something is known of it. */
const sketchOf = ({ sketch }: Reading): MadeSketch => sketch ?? refuse('preview_gone')

const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
  body instanceof Uint8Array && body.length > 0 ? body : refuse('photo_format')

/** The handle is the key of a visitor's sketch; one of a draft's photo also asks who she is, and lives no longer. */
async function hers(
  context: Pick<Context, 'database'>,
  shelved: Shelved,
  { signedIn }: FastifyRequest,
): Promise<Shelved> {
  const { photo } = shelved
  if (!photo) return shelved
  if (signedIn?.id !== photo.userId) return refuse('preview_gone')
  await findPhoto(context.database, photo.userId, photo.id)
  return shelved
}

/** To her alone, and kept by nobody on the way. */
const sendOnce = (reply: FastifyReply, picture: Uint8Array): FastifyReply =>
  reply.header('cache-control', 'private, no-store').type('image/jpeg').send(Buffer.from(picture))
