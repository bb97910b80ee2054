import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRequest, RenderPage } from '@app/web/page-contract.ts'
import type { FastifyInstance } from 'fastify'
import { BuiltFiles } from './built-files.ts'
import { type Renderer, WEB } from './page-renderer.ts'

const CLIENT = join(WEB, 'build/client')

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
  src?: string
}

/** The pages of web/build, with their files under long-lived addresses. */
export async function builtPages(app: FastifyInstance): Promise<Renderer> {
  const manifestFile = join(CLIENT, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('the pages are not built: run npm run build')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>
  const files = new BuiltFiles(CLIENT)
  for (const folder of files.folders)
    app.get(`/${folder}/*`, { config: { access: 'anyone', sameForAll: true } }, (request, reply) =>
      files.send(request, reply),
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
    imports: (source) => [...new Set(withImports(source).map(({ file }) => `/${file}`))].slice(0, -1),
    styles: (source) =>
      [...new Set(withImports(source).flatMap((found) => found.css ?? []))].map((file) => `/${file}`),
    preload: [],
  }
}
