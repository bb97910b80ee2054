import { api } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { messagesTo, register } from '../visitor/visitor-steps.ts'

const FRENCH = 'Révélez la déesse qui sommeille en vous'
const ENGLISH = 'Reveal the goddess within you'

test('an English browser is answered in English, and remembers it', async ({ visit }) => {
  const page = await visit({ locale: 'en-GB' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH)
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en')
})

// spec: 9.33
test('what she chose once comes before what her browser asks for, and before anything is drawn', async ({
  visit,
}) => {
  const page = await visit({ locale: 'fr-FR' })
  const drawn: string[] = []
  await page.exposeFunction('noteDrawn', (language: string) => drawn.push(language))
  await page.addInitScript(() => {
    localStorage.setItem('lng', 'en')
    new PerformanceObserver(() => {
      void (window as unknown as { noteDrawn: (language: string) => void }).noteDrawn(
        document.documentElement.lang,
      )
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH)
  await expect.poll(() => drawn.length).toBeGreaterThan(0)
  expect([...new Set(drawn)]).toEqual(['en'])
  await expect(page).toHaveURL(/\/$/)
})

test('a link in one language is heeded, and the next page follows it', async ({ visit }) => {
  const page = await visit({ locale: 'fr-FR' })
  await page.goto('/mentions-legales?lng=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal notice')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH)
})

// spec: 2.10
test('she switches to and fro, on the page where she is', async ({ visit }) => {
  const page = await visit({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  await page.goto('/politique-confidentialite')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: /English|anglais/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await header.getByRole('link', { name: /French|français/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
  await expect(page).toHaveURL(/\/politique-confidentialite$/)
})

test('the page behind her is in the language she chose since', async ({ visit }) => {
  const page = await visit({ locale: 'fr-FR' })
  await page.goto('/mentions-legales')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Politique de confidentialité' }).click()
  await page
    .getByRole('link', { name: /English|anglais/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal notice')
})

test('her mails follow the language she switches to', async ({ visit }) => {
  const page = await visit({ locale: 'fr-FR' })
  const address = await register(page, 'Odile')
  // The page leaves before her account knows, and no browser says when it does.
  const kept = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === api.language(),
    async (route) => {
      const answer = await route.fetch()
      kept.resolve()
      await route.fulfill({ response: answer }).catch(() => undefined)
    },
  )
  await page
    .getByRole('link', { name: /English|anglais/i })
    .first()
    .click()
  await kept.promise
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.getByRole('button', { name: /Send.*again/i }).click()
  await expect(page.getByText(/on its way/).first()).toBeVisible()
  await expect((await messagesTo(page, address)).getByText(/Welcome to Ondée, Odile/).first()).toBeVisible()
})

// spec: 1.27
test('French is what everyone else reads (L13)', async ({ visit }) => {
  const page = await visit({ locale: 'de-DE' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FRENCH)
})
