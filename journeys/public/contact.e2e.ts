import { pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openResult } from '../visitor/result-page.ts'
import { wordsIn } from '../visitor/words.ts'

const READER = { reducedMotion: 'reduce' } as const
const TEXT = 'Puis-je choisir une frange plus longue ?'

for (const locale of ['fr', 'en'] as const)
  test(`a stranger writes to the house without any script, and keeps what she typed when something lacks (${locale})`, async ({
    browser,
    app,
  }) => {
    const t = wordsIn(locale)
    const page = await browser.newPage({
      ...READER,
      baseURL: app.url,
      locale,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    await page.goto(pages.home())
    await page.getByRole('link', { name: t('support.link') }).click()
    await page.getByLabel(t('support.text')).fill(TEXT)
    await page.getByRole('button', { name: t('support.send') }).click()
    await expect(page.getByText(t('fields.emailRequired'))).toBeVisible()
    await expect(page.getByLabel(t('support.text'))).toHaveValue(TEXT)
    await page.getByLabel(t('signin.email')).fill(`${locale}@exemple.fr`)
    await page.getByRole('button', { name: t('support.send') }).click()
    await expect(page.getByRole('status')).toContainText(/\d/)
    expect(await app.operate('enquiries')).toContain(`${locale}@exemple.fr  ${TEXT}`)
    await page.close()
  })

test('about a transformation she asks in its place, and the house knows which one is meant', async ({
  browser,
  finished,
}) => {
  const t = wordsIn('fr')
  const page = await browser.newPage({ ...READER, baseURL: finished.app.url, locale: 'fr-FR' })
  await openResult(page, finished)
  await page.getByRole('button', { name: t('support.about.open') }).click()
  await send(page)
  await expect(page.getByText(t('fields.messageRequired'))).toBeVisible()
  await page.getByLabel(t('support.text')).fill(TEXT)
  await send(page)
  await expect(page.getByText(t('support.receivedByMail'))).toBeVisible()
  expect(await finished.app.operate('enquiries')).toContain(
    `${finished.email}  ${finished.transformationId}  ${TEXT}`,
  )
  await page.close()
})

const send = (page: Page) => page.getByRole('button', { name: wordsIn('fr')('support.send') }).click()
