import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { RenderPage } from '@app/web/page-contract.ts'
import type { FastifyInstance } from 'fastify'
import { type Renderer, WEB } from './page-renderer.ts'

/** What @vitejs/plugin-react would put into an index.html: without it components do not hot-reload. */
const REFRESH = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script><script type="module" src="/@vite/client"></script>`

/** The pages as they are being written, through Vite, with hot reload. */
export async function hotPages(app: FastifyInstance): Promise<Renderer> {
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
    assets: { script: (source) => `/${source}`, imports: () => [], styles: () => [], preload: [] },
    headHtml: REFRESH,
    cacheable: false,
  }
}
