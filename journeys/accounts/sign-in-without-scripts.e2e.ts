import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { smallTargets } from '../checks/targets.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { messagesTo, newAddress, PASSWORD } from '../visitor/visitor-steps.ts'
import { type Words, wordsIn } from '../visitor/words.ts'

const READERS = [
  { language: 'fr', locale: 'fr-FR', viewport: { width: 390, height: 844 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
] as const

async function fillIn(page: Page, t: Words, typed: { email: string; password?: string }): Promise<void> {
  await page.getByLabel(t('signin.email')).fill(typed.email)
  if (typed.password) await page.getByLabel(t('signin.password'), { exact: true }).fill(typed.password)
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

/** The dashboard itself needs scripts, and says so: she is known there. */
async function expectHerDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/)
  expect((await page.request.get(api.currentUser())).status()).toBe(200)
}

for (const { language, locale, viewport } of READERS) {
  const t = wordsIn(language)

  test(`without scripts she opens an account, after a word for what was wrong (${language})`, async ({
    visit,
    app,
  }) => {
    const page = await visit({ javaScriptEnabled: false, locale, viewport })
    const email = newAddress('Zoe')
    await page.goto(pages.home())
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('landing.signIn') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signin.title'))
    expect(await smallTargets(page)).toEqual([])
    await page.getByLabel(t('signin.firstName')).fill('Zoé')
    await page.getByLabel(t('signin.gender')).selectOption('autre')
    await fillIn(page, t, { email, password: 'azerty' })
    await press(page, t('signin.register'))
    await expect(page.getByText(t('fields.passwordCommon'), { exact: true })).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel(t('signin.firstName'))).toHaveValue('Zoé')
    await expect(page.getByLabel(t('signin.email'))).toHaveValue(email)
    await expect(page.getByLabel(t('signin.gender'))).toHaveValue('autre')
    await expect(page.getByLabel(t('signin.password'), { exact: true })).toHaveValue('')
    await fillIn(page, t, { email, password: PASSWORD })
    await press(page, t('signin.register'))
    await expectHerDashboard(page)
    // She is known: the way in leads to her dashboard.
    await page.goto(pages.signIn())
    await expect(page).toHaveURL(`${app.url}${pages.dashboard()}`)
  })

  test(`without scripts she signs in, after a wrong password (${language})`, async ({ visit, app }) => {
    const email = newAddress('Ines')
    await Person.register(app.url, email)
    const page = await visit({ javaScriptEnabled: false, locale, viewport })
    await page.goto(pages.register())
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('signin.login') })
      .click()
    await fillIn(page, t, { email, password: 'un mot qui ne va pas' })
    const answering = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await press(page, t('signin.login'))
    const answer = await answering
    expect(answer.status()).toBe(401)
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store' })
    await expect(page.getByRole('alert')).toContainText(t('toasts.loginError.title'))
    await expect(page.getByRole('alert')).toContainText(t('errors.credentials_wrong'))
    await expect(page.getByLabel(t('signin.email'))).toHaveValue(email)
    await expect(page.getByLabel(t('signin.password'), { exact: true })).toHaveValue('')
    await fillIn(page, t, { email, password: PASSWORD })
    await press(page, t('signin.login'))
    await expectHerDashboard(page)
  })

  test(`without scripts she asks for a link to a new password (${language})`, async ({ visit, app }) => {
    const email = newAddress('Nour')
    await Person.register(app.url, email)
    const page = await visit({ javaScriptEnabled: false, locale, viewport })
    await page.goto(pages.signIn())
    await page.getByRole('link', { name: t('signin.forgotten.link') }).click()
    await press(page, t('signin.forgotten.send'))
    await expect(page.getByText(t('fields.emailRequired'))).toBeVisible()
    await fillIn(page, t, { email })
    await press(page, t('signin.forgotten.send'))
    await expect(page.getByRole('status')).toContainText(t('signin.forgotten.sent'))
    await expect(page.getByLabel(t('signin.email'))).toHaveValue(email)
    const messages = await messagesTo(page, email)
    await expect(messages.getByRole('link', { name: pages.newPassword() }).first()).toBeVisible()
  })
}

test('without scripts, after ten wrong passwords she is told how long to wait', async ({ visit, app }) => {
  const t = wordsIn('fr')
  const email = newAddress('Lou')
  await Person.register(app.url, email)
  const guesser = new Person(app.url)
  for (let guess = 0; guess < 10; guess++)
    await guesser.ask('POST', '/api/auth/login', { email, password: `faux ${guess}` })
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(pages.signIn())
  await fillIn(page, t, { email, password: PASSWORD })
  await press(page, t('signin.login'))
  await expect(page.getByRole('alert')).toContainText('Réessayez dans 15 minutes.')
})
