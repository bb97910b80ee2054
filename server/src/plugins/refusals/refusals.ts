import type { ErrorCode, Refusal } from '@app/domain/errors.ts'
import type { Language } from '@app/texts/languages.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { cannotRecord } from '../../database/cannot-record.ts'
import { databaseIsAway } from '../../database/is-away.ts'
import { RefusalError } from '../../errors.ts'
import { StorageAwayError } from '../../storage/storage.ts'
import { languageOf } from '../language.ts'
import { textsIn } from '../texts.ts'
import { opensPage, refusalPage } from './refusal-page.ts'

/** What Fastify and its plugins refuse by status, in our codes. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'invalid',
  403: 'not_found',
  404: 'not_found',
  405: 'not_found',
  413: 'payload_too_large',
  415: 'invalid',
  429: 'throttled',
  503: 'unavailable',
}
const FULL = /^(ENOSPC|EDQUOT|EFBIG)$/
/** PostgreSQL's class "data exception": a value no column can hold, such as a text with a NUL in it. */
const UNKEEPABLE = /^22[0-9A-Z]{3}$/

/** Every error leaves the server as a sentence in the reader's language and a code; the cause stays in the log. */
export function speakRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((request, reply) => answer(new RefusalError('not_found'), request, reply))
}

/** What Fastify refuses before any hook has run, such as an address that cannot be decoded. */
export const speakEarlyRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  answer(error, request, reply)

function toRefusal(error: Error & Partial<FastifyError>): RefusalError {
  if (error instanceof RefusalError) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return new RefusalError('invalid', { fields: fieldsOf(error.validation), cause: error })
  const code = String(codeOf(error) ?? '')
  if (cannotRecord(error)) return new RefusalError('cannot_record', { cause: error, retryAfterSeconds: 60 })
  if (FULL.test(code)) return new RefusalError('storage_full', { cause: error })
  if (databaseIsAway(error) || error instanceof StorageAwayError)
    return new RefusalError('unavailable', { cause: error, retryAfterSeconds: 5 })
  if (UNKEEPABLE.test(code)) return new RefusalError('invalid', { cause: error })
  const status = error.statusCode ?? 500
  return new RefusalError(CODE_OF_STATUS[status] ?? (status < 500 ? 'invalid' : 'internal'), { cause: error })
}

/** Drizzle wraps the driver's error: the code is on the cause. */
const codeOf = (error: unknown): unknown =>
  (error as { code?: unknown }).code ?? (error as { cause?: { code?: unknown } }).cause?.code

function fieldsOf(issues: { instancePath: string; message?: string | undefined }[]): Record<string, string> {
  return Object.fromEntries(
    issues.map((issue) => [
      issue.instancePath.split('/').filter(Boolean).join('.') || 'body',
      issue.message ?? 'invalid',
    ]),
  )
}

function answer(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply): void {
  const words = tellRefusal(error, request, reply)
  if (!opensPage(request)) return void reply.send(words)
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(refusalPage(words, languageOf(request)))
}

/** What is to be said of an error: its status is on the answer, its cause in the log. */
export function tellRefusal(
  error: Error & Partial<FastifyError>,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal {
  const refusal = toRefusal(error)
  if (refusal.statusCode >= 500) request.log.error({ err: refusal.cause ?? refusal }, refusal.code)
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
  reply.code(refusal.statusCode)
  return wordsOf(refusal, languageOf(request), request.id)
}

export function wordsOf(refusal: RefusalError, language: Language, requestId?: string): Refusal {
  const t = textsIn(language)
  const fields =
    refusal.fields &&
    Object.fromEntries(
      Object.entries(refusal.fields).map(([field, key]) => [
        field,
        t(`fields.${key}` as 'fields.invalid', t('fields.invalid')),
      ]),
    )
  return {
    error: sentenceOf(refusal, t),
    code: refusal.code,
    ...(fields && { fields }),
    ...(requestId && { requestId }),
    ...(refusal.retryAfterSeconds && { retryAfterSeconds: refusal.retryAfterSeconds }),
    ...(refusal.credits && { credits: refusal.credits }),
  }
}

/** Whoever has to wait is told how long: in seconds while that is a figure one counts, in minutes beyond. */
function sentenceOf(
  { code, retryAfterSeconds: seconds, credits, blocked }: RefusalError,
  t: ReturnType<typeof textsIn>,
): string {
  if (code !== 'throttled' || !seconds) return t(`errors.${code}`, { ...credits, ...blocked })
  return seconds < 100
    ? t('ui.retryInSeconds', { count: seconds })
    : t('ui.retryInMinutes', { count: Math.ceil(seconds / 60) })
}
