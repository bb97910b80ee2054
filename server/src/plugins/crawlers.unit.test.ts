import { createHash } from 'node:crypto'
import { FIRST_SCRIPT } from '@app/web/page-contract.ts'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerCrawlers } from './crawlers.ts'
import { setHeaders } from './headers.ts'
import { serveManifest } from './web-manifest.ts'

const app = Fastify()
const ask = (url: string, host: string, headers = {}) => app.inject({ url, headers: { host, ...headers } })

beforeAll(async () => {
  await setHeaders(app, { hotReload: false, thirdParties: null })
  await app.register(cookie)
  answerCrawlers(
    app,
    () => 'https://ondee.example',
    () => ['essai'],
  )
  serveManifest(app, 'Ondée')
  await app.ready()
})
afterAll(() => app.close())

describe('robots.txt', () => {
  it('keeps every search engine away from a development host (L14)', async () =>
    expect((await ask('/robots.txt', 'localhost:3000')).body).toBe('User-agent: *\nDisallow: /\n'))
  it('names the list of pages where the site is published', async () => {
    const { body, headers } = await ask('/robots.txt', 'ondee.example')
    expect(body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://ondee.example/sitemap.xml\n')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })
})

it('the list of pages holds each course', async () =>
  expect((await ask('/sitemap.xml', 'ondee.example')).body).toContain(
    '<loc>https://ondee.example/formations/essai</loc>',
  ))

describe('every answer', () => {
  it('of a development host stays out of search engines', async () =>
    expect((await ask('/sitemap.xml', '[::1]:3000')).headers['x-robots-tag']).toBe(
      'noindex, nofollow, noarchive, nosnippet',
    ))
  it('of a published host says nothing of it', async () =>
    expect((await ask('/sitemap.xml', 'ondee.example')).headers).not.toHaveProperty('x-robots-tag'))
  it('allows the one inline script of our pages, by its hash', async () => {
    const policy = String((await ask('/robots.txt', 'ondee.example')).headers['content-security-policy'])
    const hash = createHash('sha256').update(FIRST_SCRIPT).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
})

describe('the list of pages', () => {
  it('has each page in each language, at the one address of the site (L14)', async () => {
    const { body, headers } = await ask('/sitemap.xml', 'www.other.example')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<loc>https://ondee.example/</loc>')
    expect(body).toContain('<loc>https://ondee.example/mentions-legales?lng=en</loc>')
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://ondee.example/mentions-legales"/>',
    )
    expect(body).not.toContain('other.example')
  })
  it('has no page of hers', async () =>
    expect((await ask('/sitemap.xml', 'ondee.example')).body).not.toContain('dashboard'))
})

describe('the web manifest', () => {
  it('names the house, its icons and its language', async () => {
    const answer = await ask('/site.webmanifest', 'ondee.example', { 'accept-language': 'fr' })
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(answer.json()).toMatchObject({
      name: 'Ondée',
      short_name: 'Ondée',
      lang: 'fr',
      display: 'standalone',
    })
    expect(
      answer.json().icons.map((icon: { sizes: string; purpose: string }) => [icon.sizes, icon.purpose]),
    ).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
  })
  it('speaks the language of the page that named it', async () =>
    expect((await ask('/site.webmanifest?lng=en', 'ondee.example')).json().lang).toBe('en'))
})

it('a bookmark finds the icon of the site', async () => {
  const answer = await ask('/favicon.ico', 'ondee.example')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/art/favicon.ico'])
})
