import { pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { expect, test } from '../journey.ts'
import { openResult } from '../visitor/result-page.ts'
import { wordsIn } from '../visitor/words.ts'

let finished: FinishedApp
test.beforeAll(async () => {
  // One answer more, and the house may say what they come to.
  finished = await openFinishedApp({ answers: 49 })
})
test.afterAll(() => finished.app.close())

const t = wordsIn('fr')
const WORDS = 'La frange me va mieux <b>que je ne croyais</b>.'

test('one press answers, her words are published once they were read, and go when she takes them back', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: finished.app.url, locale: 'fr-FR', reducedMotion: 'reduce' })
  await openResult(page, finished)
  const question = page.getByRole('region', { name: t('reviews.title') })
  await question.getByRole('button', { name: t('reviews.yes'), exact: true }).click()
  await expect(question.getByText(t('reviews.standing.private'))).toBeVisible()
  await expectOnLanding(page, { figures: true, words: false })

  await page.goto(pages.transformation(finished.transformationId))
  await question.getByLabel(t('reviews.publish')).check()
  await question.getByRole('button', { name: t('reviews.save') }).click()
  await expect(question.getByText(t('fields.reviewRequired'))).toBeVisible()
  await question.getByLabel(t('reviews.text')).fill(WORDS)
  await question.getByRole('button', { name: t('reviews.save') }).click()
  await expect(question.getByText(t('reviews.standing.waiting'))).toBeVisible()
  const waiting = await finished.app.operate('reviews')
  const [, id = '', version = ''] = /([0-9a-f-]{36}) {2}(\w+)/.exec(waiting) ?? []
  await finished.app.operate('publish-review', id, version)
  await expectOnLanding(page, { figures: true, words: true })
  await expect(page.getByText(t('landing.reviewVerified'))).toBeVisible()

  await page.goto(pages.transformation(finished.transformationId))
  await expect(question.getByText(t('reviews.standing.published'))).toBeVisible()
  await question.getByRole('button', { name: t('reviews.takeBack') }).click()
  await expect(question.getByLabel(t('reviews.text'))).toBeHidden()
  await expectOnLanding(page, { figures: false, words: false })
  await page.close()
})

/** The page is of the last few seconds: it is asked for until it says so. */
async function expectOnLanding(page: Page, { figures, words }: { figures: boolean; words: boolean }) {
  await expect(async () => {
    await page.goto(pages.home())
    await expect(page.getByText('100 %', { exact: true })).toHaveCount(figures ? 1 : 0, { timeout: 1 })
    await expect(page.getByText(WORDS)).toHaveCount(words ? 1 : 0, { timeout: 1 })
  }).toPass()
}
