import type { Refusal } from '@app/domain/errors.ts'
import { pages } from '@app/domain/routes.ts'
import type { Language } from '@app/texts/languages.ts'
import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import { textsIn } from '../texts.ts'

/** Somebody opens an address in her browser, or sends it a form; programs and our own pages call the API, and read JSON. */
export const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'POST') &&
  !url.startsWith('/api/') &&
  (headers.accept ?? '').includes('text/html')

/** What she reads when the app cannot draw a page of its own: the database is away, or the address makes no sense. */
export function refusalPage({ error }: Refusal, language: Language): string {
  const t = textsIn(language)
  const home = escapeHtml(t('landing.notFoundLink'))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(error)}</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF7F8;color:#2A1018;font:19px/1.5 Optima,Candara,sans-serif;text-align:center">
<main style="padding:24px;max-width:34em"><h1 style="font:400 34px/1.2 Georgia,serif">${escapeHtml(error)}</h1>
<p><a href="${pages.home()}" style="display:inline-block;padding:12px;color:#741F2D">${home}</a></p></main></body></html>`
}
