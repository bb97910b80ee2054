import { api, pages } from '@app/domain/routes.ts'
import { isPayingPage } from '@app/domain/site/paying-pages.ts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { chooseCards } from '../payment/providers.ts'
import { setHeaders } from './headers.ts'

/** Of a site whose cards Stripe takes at this address, or nobody. */
async function headersOf(url: string, stripeApi: string | null) {
  const app = Fastify()
  const told = stripeApi ? { ...KEYS, STRIPE_API_URL: stripeApi } : {}
  const allowedSources = chooseCards(told).allowedSources
  const thirdParties = allowedSources ? { isAt: isPayingPage, allowedSources } : null
  await setHeaders(app, { hotReload: false, thirdParties })
  app.get('/*', async () => 'seen')
  const { headers } = await app.inject(url)
  await app.close()
  return headers
}

function sourcesOf(policy: unknown): Record<string, string[]> {
  const parts = String(policy).split(';')
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
}

const KEYS = {
  ...{
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  },
}
const STRIPE = 'https://api.stripe.com'
const OTHERS = [
  pages.home(),
  pages.dashboard(),
  `${pages.dashboard()}/`,
  pages.transformation('1'),
  pages.courses(),
  pages.course('image-et-droit'),
  pages.courseOrder(''),
  `${pages.courseOrder('image-et-droit')}/autre`,
  pages.purchase('1'),
  pages.tryOn(),
  pages.verifyImage(),
  pages.blog(),
  pages.terms(),
  pages.withdrawal(),
  `${pages.wizard()}/autre`,
  `/ailleurs?page=${pages.wizard()}`,
  api.payment('1'),
]

describe('a page with a card form', () => {
  it.each([pages.wizard(), pages.credits(), pages.courseOrder('image-et-droit'), `${pages.wizard()}?lng=en`])(
    '%s lets Stripe in (P8)',
    async (url) => {
      const headers = await headersOf(url, STRIPE)
      expect(sourcesOf(headers['content-security-policy'])).toMatchObject({
        'script-src': expect.arrayContaining(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com']),
        'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        'connect-src': expect.arrayContaining(["'self'", STRIPE]),
        'frame-ancestors': ["'none'"],
      })
      expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
    },
  )

  it('asks where the configuration says that Stripe is', async () => {
    const headers = await headersOf(pages.wizard(), 'http://127.0.0.1:4242')
    expect(sourcesOf(headers['content-security-policy'])['connect-src']).toContain('http://127.0.0.1:4242')
  })

  it.each([pages.wizard(), pages.credits()])('%s lets nobody in without Stripe', async (url) => {
    const headers = await headersOf(url, null)
    expect(String(headers['content-security-policy'])).not.toContain('stripe')
    expect(headers['permissions-policy']).toMatch(/payment=\(self\)$/)
  })
})

it.each(OTHERS)('%s lets nobody but ourselves in (P8)', async (url) => {
  const headers = await headersOf(url, STRIPE)
  const policy = sourcesOf(headers['content-security-policy'])
  expect(
    Object.values(policy)
      .flat()
      .filter((source) => source.includes('://')),
  ).toEqual([])
  expect(policy).toMatchObject({ 'default-src': ["'self'"], 'object-src': ["'none'"] })
  expect(headers['permissions-policy']).toMatch(/payment=\(self\)$/)
})
