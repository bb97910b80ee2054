import { isDevelopmentHost } from '@app/domain/site/robots.ts'
import type { PageRequest, Site } from '@app/web/page-contract.ts'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../language.ts'
import { decodePath, type Renderer } from './page-renderer.ts'

/** What a page needs to know of the request it answers. */
export function pageRequest(
  request: FastifyRequest,
  about: { site: Site; signedIn: boolean },
  { assets, headHtml }: Pick<Renderer, 'assets' | 'headHtml'>,
): PageRequest {
  return {
    ...about,
    // One path for one page, so that the cache is as large as the site.
    path: decodePath(pathOf(request)).replace(/\/+$/, '') || '/',
    query: textParameters(request.query),
    language: languageOf(request),
    indexable: !isDevelopmentHost(request.host),
    assets,
    headHtml,
  }
}

/** `/blog/?lng=en` → `/blog?lng=en`: one address per page. Only plain paths, which lead to no other host. */
export function withoutSlash(request: FastifyRequest): string | null {
  const path = pathOf(request)
  if (!/^(\/[\w.-]+)+\/$/.test(path)) return null
  return path.slice(0, -1) + request.url.slice(path.length)
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'

const textParameters = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
