import '@fastify/cookie'
import { LANGUAGE_KEY } from '@app/texts/languages.ts'
import type { RenderedPage } from '@app/web/page-contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../language.ts'

const YEAR_SECONDS = 31_536_000

/** What a page depends on beside its address. */
export const VARY = 'accept-language, cookie, accept-encoding'

/** A language asked for by its parameter is kept, so that the next page needs none. Says whether it was. */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply): boolean {
  const asked = (request.query as Record<string, unknown> | undefined)?.[LANGUAGE_KEY]
  const language = languageOf(request)
  if (asked !== language) return false
  reply.setCookie(LANGUAGE_KEY, language, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS })
  return true
}

export const sendHtml = (reply: FastifyReply, page: RenderedPage): FastifyReply =>
  reply.code(page.status).type('text/html; charset=utf-8').header('x-robots-tag', page.robots).send(page.html)
