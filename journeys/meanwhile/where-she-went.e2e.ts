import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { openResult } from '../visitor/result-page.ts'
import { arrive } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const COURSE = 'image-et-droit'

/** Calls to this address wait until they are let go; when they are, their answer is waited for. */
async function hold(page: Page, path: string): Promise<() => Promise<unknown>> {
  const held = await holdCalls(page, path)
  return async () => {
    const answered = page.waitForResponse(`**${path}`)
    held()
    await (await answered).finished()
    // Whatever its page does of it is done.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))))
  }
}

test('photos that are copied once she has gone elsewhere leave her there, and stand on her dashboard', async ({
  visit,
  finished,
}) => {
  const page = await visit()
  await openResult(page, finished)
  const letGo = await hold(page, api.photosToDraft(finished.transformationId))
  await page.getByRole('button', { name: t('transformations.after.reuse.action') }).click()
  await page.getByRole('link', { name: t('transformations.page.back') }).click()
  await page.getByRole('button', { name: t('accounts.profileButton') }).click()
  const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
  await profile.getByLabel(t('accounts.profile.phone')).fill('06 12 34 56 78')
  await letGo()
  await expect(profile.getByLabel(t('accounts.profile.phone'))).toHaveValue('06 12 34 56 78')
  await expect(page).toHaveURL(/fenetre=profil/)
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('drafts.waiting.title', { step: 1, total: 4 }))).toBeVisible()
})

test('a lesson that is kept as finished once she has left it does not call her back', async ({
  app,
  visit,
}) => {
  await app.operate('course-offer', COURSE, '0', 'Nora Vidal')
  await app.operate('publish-course', COURSE)
  const page = await visit()
  await arrive(page, 'Salomé')
  await page.goto(pages.course(COURSE))
  await page.getByRole('button', { name: t('courses.enrol') }).click()
  await page.getByRole('link', { name: t('courses.start'), exact: true }).click()
  const done = page.getByRole('button', { name: t('courses.lesson.done') })
  await expect(done).toBeVisible()
  const letGo = await hold(page, api.lessonReading(COURSE, '*'))
  await done.click()
  await page.getByRole('link', { name: 'Image et droit au salon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Image et droit au salon' })).toBeVisible()
  await letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Image et droit au salon' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${pages.course(COURSE)}$`))
})
