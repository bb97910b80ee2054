import { isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { deskActAnswer } from '@app/domain/operator/desk-api.ts'
import { PHOTO_MAX_BYTES } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { personOf } from '../../accounts/accounts.ts'
import type { App, Context } from '../../context.ts'
import { refuse } from '../../errors.ts'
import { findLookPicture } from '../../looks/looks.ts'
import { PhotoRefused } from '../../photos/photos.ts'
import { languageOf } from '../../plugins/language.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { sendUnkept } from '../../plugins/send-picture.ts'
import { sentParts } from '../../plugins/sent-parts.ts'
import { type Answer, sayAnswer } from '../answer.ts'
import { actInLog } from '../log.ts'
import { uploadLook } from './look-commands.ts'

/** A picture that becomes a look, and what looks show. Everything else about them are acts of the desk. */
export async function lookRoutes(app: App, context: Context): Promise<void> {
  await app.register(multipart, {
    // One byte and one file over the limits, so that a breach is seen and named rather than cut in silence.
    limits: { fileSize: PHOTO_MAX_BYTES + 1, files: 2, fields: 5, parts: 8 },
    throwFileSizeLimit: false,
  })

  app.post(
    api.deskLooks(),
    {
      config: { access: 'operator', ...atMost('upload', context.config.rateLimitFactor) },
      schema: { response: { 200: deskActAnswer } },
    },
    async (request) => sayAnswer(await receive(context, request), languageOf(request)),
  )

  app.get(
    api.deskLook(':id'),
    { config: { access: 'operator' }, schema: { params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      const key = (await findLookPicture(context.database, request.params.id)) ?? refuse('image_not_found')
      return sendUnkept(reply, context, { key, type: 'image/webp' })
    },
  )
}

/** The style and the press come before the picture: parts are read in order, and it is not held. */
async function receive(context: Context, request: FastifyRequest): Promise<Answer> {
  const told: Record<string, unknown> = {}
  for await (const part of sentParts(request, (cause) => wrong('picture', cause))) {
    if (part.type === 'field') {
      told[part.fieldname] = part.value
      continue
    }
    const style = typeof told.style === 'string' && isBaseStyleId(told.style) ? told.style : wrong('style')
    const press = told.press === undefined ? null : (z.uuid().safeParse(told.press).data ?? wrong('press'))
    const operatorId = personOf(request).id
    const line = { operatorId, act: 'upload-look', subject: style, press }
    try {
      return await actInLog(context.database, line, () =>
        uploadLook(context, { baseStyle: style, operatorId, stream: part.file }),
      )
    } catch (cause) {
      part.file.resume()
      if (part.file.errored) wrong('picture', cause)
      if (cause instanceof PhotoRefused) refuse(cause.code, { cause })
      throw cause
    }
  }
  return wrong('picture')
}

const wrong = (field: string, cause?: unknown): never =>
  refuse('invalid', { fields: { [field]: 'invalid' }, cause })
