import '@fastify/cookie'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LANGUAGE_KEY, type Language } from '@app/texts/languages.ts'
import type { PageRequest, RenderedPage, RenderPage, Site } from '@app/web/page-contract.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'

const WEB = fileURLToPath(new URL('../../../web', import.meta.url))
const CLIENT = join(WEB, 'build/client')
const YEAR_SECONDS = 31_536_000
const ART_MAX_AGE_SECONDS = 86_400
/** Hosts of development, which stay out of search engines (spec §2, page metadata). */
const DEVELOPMENT_HOST = /^(localhost|\[|\d+\.\d+\.\d+\.\d+)|\.replit\.(dev|app)$/

export interface PagesOptions {
  site: () => Site
  hotReload: boolean
  isSignedIn: (request: FastifyRequest) => boolean
  /** Pages a stranger is sent away from. */
  isPrivate: (path: string) => boolean
}

interface Renderer {
  render: (page: PageRequest) => Promise<RenderedPage>
  assets: PageRequest['assets']
  headHtml: string
  cacheable: boolean
}

/** The one plugin that renders pages: built ones from web/build, or through Vite with hot reload. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const renderer = options.hotReload ? await withVite(app) : await built(app)
  const cache = new Map<string, CompressedPage>()

  app.get('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const page = pageRequest(request, options, renderer)
    if (options.isPrivate(page.path) && !page.signedIn) return reply.redirect('/')
    rememberLanguage(request, reply, page.language)
    reply.header('vary', 'accept-language, cookie, accept-encoding')
    reply.header('cache-control', options.isPrivate(page.path) ? 'no-store' : 'private, no-cache')
    if (!renderer.cacheable) return sendHtml(reply, await renderer.render(page))
    const key = JSON.stringify([page.path, page.query.resultat, page.language, page.signedIn, page.indexable])
    const found = cache.get(key) ?? (await compress(await renderer.render(page)))
    // Unknown paths are endless: only pages that exist are kept.
    if (found.status === 200) cache.set(key, found)
    return sendCompressed(request, reply, found)
  })
}

/** A language asked for by its parameter is kept, so that the next page needs none. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: Language): void {
  const asked = (request.query as Record<string, unknown> | undefined)?.[LANGUAGE_KEY]
  if (asked === language)
    reply.setCookie(LANGUAGE_KEY, language, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS })
}

function pageRequest(request: FastifyRequest, options: PagesOptions, renderer: Renderer): PageRequest {
  return {
    path: decodePath(request.url.split('?')[0] ?? '/'),
    query: textParameters(request.query),
    language: languageOf(request),
    signedIn: options.isSignedIn(request),
    site: options.site(),
    indexable: !DEVELOPMENT_HOST.test(request.host),
    assets: renderer.assets,
    headHtml: renderer.headHtml,
  }
}

/** A path that cannot be decoded is no page of ours. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/%'
  }
}

const textParameters = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const sendHtml = (reply: FastifyReply, page: RenderedPage): FastifyReply =>
  reply.code(page.status).type('text/html; charset=utf-8').send(page.html)

interface CompressedPage {
  status: number
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

async function compress(page: RenderedPage): Promise<CompressedPage> {
  const plain = Buffer.from(page.html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(plain),
  ])
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  return { status: page.status, etag, plain, br, gzip: gz }
}

function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage): FastifyReply {
  reply.code(page.status).type('text/html; charset=utf-8').header('etag', page.etag)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepts = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepts.includes(name))
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain)
}

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
  src?: string
}

async function built(app: FastifyInstance): Promise<Renderer> {
  const manifestFile = join(CLIENT, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('the pages are not built: run npm run build')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>
  await app.register(fastifyStatic, {
    root: CLIENT,
    // The routes below serve the files, since every route says who may call it.
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      const forever = path.startsWith(join(CLIENT, 'assets'))
      reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : `public, max-age=${ART_MAX_AGE_SECONDS}`,
      )
    },
  })
  for (const folder of readdirSync(CLIENT, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (!folder.name.startsWith('.'))
      app.get(`/${folder.name}/*`, { config: { access: 'anyone' } }, (request, reply) =>
        reply.sendFile(decodePath(request.url.split('?')[0] ?? '/').slice(1)),
      )
  const { renderPage } = (await import(join(WEB, 'build/server/render.js'))) as { renderPage: RenderPage }
  return {
    render: async (page) => renderPage(page),
    assets: assetsOf(manifest),
    headHtml: '',
    cacheable: true,
  }
}

function assetsOf(manifest: Record<string, ManifestEntry>): PageRequest['assets'] {
  const entry = (source: string): ManifestEntry => {
    const found = manifest[source]
    if (!found) throw new Error(`${source} is not an entry of the built pages`)
    return found
  }
  const withImports = (source: string, seen = new Set<string>()): ManifestEntry[] => {
    if (seen.has(source)) return []
    seen.add(source)
    const found = entry(source)
    // What a page builds on comes first, so that its own rules win.
    return [...(found.imports ?? []).flatMap((next) => withImports(next, seen)), found]
  }
  return {
    script: (source) => `/${entry(source).file}`,
    styles: (source) =>
      [...new Set(withImports(source).flatMap((found) => found.css ?? []))].map((file) => `/${file}`),
    preload: [],
  }
}

/** What @vitejs/plugin-react would put into an index.html: without it components do not hot-reload. */
const REFRESH = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script><script type="module" src="/@vite/client"></script>`

async function withVite(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(WEB, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/api/')) return next()
    vite.middlewares(request.raw as IncomingMessage, reply.raw as ServerResponse, next)
  })
  return {
    render: async (page) => {
      const { renderPage } = (await vite.ssrLoadModule('/src/render.tsx')) as { renderPage: RenderPage }
      return renderPage(page)
    },
    assets: { script: (source) => `/${source}`, styles: () => [], preload: [] },
    headHtml: REFRESH,
    cacheable: false,
  }
}
