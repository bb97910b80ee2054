import { existsSync, readFileSync } from 'node:fs'
import { siteFiles } from '@app/domain/routes.ts'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveNotice } from './notice.ts'

const app = Fastify()
serveNotice(app)
const read = async (): Promise<string> => (await app.inject(siteFiles.notice())).body

const lock: { packages: Record<string, { license?: string; dev?: boolean }> } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
)

it('whoever visits the site may read the licences of what it is built on', async () => {
  const { statusCode, headers, body } = await app.inject(siteFiles.notice())
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(body).toMatch(/^# Notices\n/)
})

it('each part under the LGPL is named there, with its licence and where its source is', async () => {
  const under = Object.entries(lock.packages)
    .filter(([, { license, dev }]) => !dev && /GPL/.test(license ?? ''))
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(under).toContain('heic-to')
  expect(under.some((name) => name.startsWith('@img/sharp-libvips-'))).toBe(true)
  const body = await read()
  const families = new Set(under.map((name) => name.replace(/^(@img\/sharp-(?:libvips|[a-z0-9]+)).*$/, '$1')))
  for (const family of families) expect(body, family).toContain(family)
  for (const words of [
    'https://github.com/libvips/libvips',
    'https://github.com/lovell/sharp-libvips',
    'https://github.com/hoppergee/heic-to',
    'https://www.gnu.org/licenses/lgpl-3.0.html',
  ])
    expect(body).toContain(words)
})

it('what it says of photographs is so: the one folder of them has its sources beside it', async () => {
  expect(await read()).toContain('web/public/pairs/SOURCES.md')
  expect(existsSync(new URL('../../../web/public/pairs/SOURCES.md', import.meta.url))).toBe(true)
})
