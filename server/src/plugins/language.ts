import '@fastify/cookie'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  type Language,
  languageOfHeader,
} from '@app/texts/languages.ts'
import type { FastifyRequest } from 'fastify'

/** In this order, as far as a server sees it: query string, cookie, the browser's header; French otherwise. */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown> | undefined)?.[LANGUAGE_KEY]
  if (isLanguage(asked)) return asked
  // An address that cannot be decoded is refused before cookies are read.
  const remembered = request.cookies?.[LANGUAGE_KEY]
  if (isLanguage(remembered)) return remembered
  return languageOfHeader(request.headers['accept-language']) ?? DEFAULT_LANGUAGE
}
