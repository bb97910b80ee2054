import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { drawnPhoto } from '../visitor/test-photos.ts'
import { expectTold } from '../visitor/told.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  confirmationLinkTo,
  next,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const NAME = 'Mon carré'

/** At step 1, with one photo, and the free image hers to take. */
async function beginFree(page: Page): Promise<void> {
  const address = await arrive(page, 'Ursule')
  await page.goto(await confirmationLinkTo(page, address))
  await page.goto(pages.dashboard())
  await beginTransformation(page, NAME)
  await addPhotos(page, [await drawnPhoto(0)])
  await waitForPhotos(page, 1)
}

async function goOnToPackages(page: Page): Promise<void> {
  await next(page).click()
  await wizardOf(page)
    .getByRole('radio', { name: t('styles.balayage_doux.label') })
    .check()
  await next(page).click()
  await wizardOf(page)
    .getByRole('radio', { name: /^Première transformation/ })
    .check()
}

test('a free image is told by its name, also where her next draft is known before it', async ({ visit }) => {
  const page = await visit()
  await beginFree(page)
  // Her second photo is still being checked as far as the page knows: it asks again, and is not answered.
  const ordered = await holdCalls(page, api.draft())
  await addPhotos(page, [await drawnPhoto(1)])
  await expect(wizardOf(page).getByText(t('photos.states.checking'), { exact: true })).toBeVisible()
  await goOnToPackages(page)
  const known = Promise.withResolvers<void>()
  const made = Promise.withResolvers<string>()
  await page.route(`**${api.createTransformation()}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    made.resolve((await response.json()).session.id)
    await known.promise
    await route.fulfill({ response })
  })
  await next(page).click()
  const id = await made.promise
  const answered = page.waitForResponse(`**${api.draft()}`)
  ordered()
  await answered
  await expect(wizardOf(page).getByText(t('photos.count.announced', { count: 0, total: 15 }))).toBeAttached()
  known.resolve()
  await expect(page).toHaveURL(new RegExp(`${id}$`))
  await expectTold(page, t('toasts.transformationCreated.description', { name: NAME }))
})

test('once her order is taken she is brought to it, however long the rest takes to come', async ({
  visit,
}) => {
  const page = await visit()
  await beginFree(page)
  await goOnToPackages(page)
  const arrived = [await holdCalls(page, api.stats()), await holdCalls(page, api.transformations())]
  await next(page).click()
  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
  for (const letGo of arrived) letGo()
})
