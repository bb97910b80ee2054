import { pages } from '@app/domain/routes.ts'
import type { SharedFacts } from '@app/web/page-contract.ts'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { sharedPage } from './shared-page.ts'

const TOKEN = 'a'.repeat(43)
const FACTS = { token: TOKEN, style: 'pixie' } as SharedFacts

async function open(token: string) {
  const app = Fastify()
  await app.register(cookie)
  const options = { shared: async (asked: string) => (asked === TOKEN ? FACTS : null), sharedLimit: {} }
  sharedPage(app, options, async (_request, shared) => ({
    status: shared ? 200 : 404,
    robots: 'noindex, nofollow',
    html: shared?.token ?? 'gone',
  }))
  return app.inject({ url: pages.share(token) })
}

describe('the page behind a link', () => {
  it.each([
    { which: 'that opens', token: TOKEN, status: 200, html: TOKEN },
    { which: 'that opens nothing', token: 'x', status: 404, html: 'gone' },
  ])('$which is kept by nobody, listed by nobody, and told to no other site', async (page) => {
    const answer = await open(page.token)
    expect([answer.statusCode, answer.body]).toEqual([page.status, page.html])
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  })
})
