import { pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openResult } from '../visitor/result-page.ts'
import { wordsIn } from '../visitor/words.ts'

const fr = wordsIn('fr')
const en = wordsIn('en')

/** But for what our own listener keeps there (visitor/told.ts). */
const keptByTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, told: '' }))

/** Another document: the one before is gone when this has ended. */
async function inOtherLanguage(page: Page, language: 'FR' | 'EN'): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${language},`) })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase())
}

test('what she is writing of a result goes with her into her other language, and her browser keeps none of it', async ({
  visit,
  finished,
}) => {
  const page = await visit()
  await openResult(page, finished)
  const question = page.getByRole('region', { name: fr('reviews.title') })
  await question.getByRole('button', { name: fr('reviews.yes'), exact: true }).click()
  await question.getByLabel(fr('reviews.text')).fill('La frange me va bien.')
  await question.getByRole('checkbox', { name: fr('reviews.publish') }).check()
  await page.getByRole('button', { name: fr('support.about.open') }).click()
  await page.getByLabel(fr('support.text')).fill('Puis-je changer la nuance ?')
  await inOtherLanguage(page, 'EN')
  const inEnglish = page.getByRole('region', { name: en('reviews.title') })
  await expect(inEnglish.getByLabel(en('reviews.text'))).toHaveValue('La frange me va bien.')
  await expect(inEnglish.getByRole('checkbox', { name: en('reviews.publish') })).toBeChecked()
  await expect(page.getByLabel(en('support.text'))).toHaveValue('Puis-je changer la nuance ?')
  expect(await keptByTab(page)).not.toMatch(/frange|nuance/)
  await page.goto(pages.dashboard())
  await page.goto(pages.transformation(finished.transformationId))
  await expect(inEnglish.getByLabel(en('reviews.text'))).toHaveValue('')
  await expect(page.getByRole('button', { name: en('support.about.open') })).toBeVisible()
})

test('a stranger’s words to the house go with her into her other language, and are sent once', async ({
  visit,
  app,
}) => {
  const page = await visit()
  const text = `Bonjour, une question de couleur (${Date.now()})`
  await page.goto(pages.contact())
  await page.getByLabel(fr('support.text')).fill(text)
  await inOtherLanguage(page, 'EN')
  await expect(page.getByLabel(en('support.text'))).toHaveValue(text)
  await page.getByRole('button', { name: en('support.send') }).click()
  await expect(page.getByText(en('fields.emailRequired'))).toBeVisible()
  await page.getByLabel(en('signin.email')).fill('stranger@example.org')
  await inOtherLanguage(page, 'FR')
  await expect(page.getByLabel(fr('signin.email'))).toHaveValue('stranger@example.org')
  await inOtherLanguage(page, 'EN')
  await expect(page.getByLabel(en('signin.email')), 'carried a second time').toHaveValue(
    'stranger@example.org',
  )
  expect(await keptByTab(page)).not.toMatch(/couleur|stranger/)
  await page.getByLabel(en('support.text')).fill(text)
  await page.getByRole('button', { name: en('support.send') }).click()
  await expect(page.getByRole('status')).toContainText(/\d/)
  await inOtherLanguage(page, 'FR')
  await expect(page.getByLabel(fr('support.text'))).toHaveValue('')
  expect((await app.operate('enquiries')).split(text)).toHaveLength(2)
})

test('who she is goes with her from one sign-up to the other, and her password does not', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto(pages.register())
  const form = page.getByRole('main')
  await form.getByLabel(fr('signin.firstName')).fill('Lina')
  await form.getByLabel(fr('signin.email')).fill('lina@example.org')
  const password = (words: typeof fr) => form.getByLabel(words('signin.password'), { exact: true })
  await password(fr).fill('trois petits chats 7')
  await form.locator('[data-reveal]').first().click()
  await inOtherLanguage(page, 'EN')
  await expect(form.getByLabel(en('signin.firstName'))).toHaveValue('Lina')
  await expect(form.getByLabel(en('signin.email'))).toHaveValue('lina@example.org')
  await expect(password(en)).toHaveValue('')
})

test('a withdrawal that a stranger has begun goes with her into her other language', async ({ visit }) => {
  const page = await visit()
  await page.goto(pages.withdrawal())
  await page.getByLabel(fr('withdrawal.name')).fill('Lina Marchand')
  await page.getByLabel(fr('withdrawal.contract'), { exact: true }).fill('R-2026-1')
  await inOtherLanguage(page, 'EN')
  await expect(page.getByLabel(en('withdrawal.name'))).toHaveValue('Lina Marchand')
  await expect(page.getByLabel(en('withdrawal.contract'), { exact: true })).toHaveValue('R-2026-1')
})
