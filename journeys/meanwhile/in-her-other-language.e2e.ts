import { pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openResult } from '../visitor/result-page.ts'
import { wordsIn } from '../visitor/words.ts'

const fr = wordsIn('fr')
const en = wordsIn('en')

/** But for what our own listener keeps there (visitor/told.ts). */
const keptByTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, told: '' }))

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
  await page.getByRole('banner').getByRole('link', { name: /^EN,/ }).click()
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
