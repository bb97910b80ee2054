import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { expect, test } from '../journey.ts'
import { operatorsPage } from '../operator/desk-steps.ts'
import { wordsIn } from '../visitor/words.ts'

let finished: FinishedApp
test.beforeAll(async () => {
  finished = await openFinishedApp()
})
test.afterAll(() => finished.app.close())

const t = wordsIn('fr')
const REASON = 'Un geste de la maison'

/** Credits are being given, and the window is closed before the answer comes. Lets it come. */
async function giveAndClose(page: Page, isLost: boolean): Promise<() => void> {
  const closed = Promise.withResolvers<void>()
  await page.route(`**${api.deskActs()}`, async (route) => {
    await closed.promise
    await (isLost ? route.abort() : route.continue())
  })
  await page.goto(`${pages.deskTable('people')}?search=${finished.email}`)
  await page.getByRole('button', { name: t('operator.acts.give-credits') }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(t('operator.count')).fill('3')
  await question.getByLabel(t('operator.reason')).fill(REASON)
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(question.getByRole('button', { name: t('operator.confirm') })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await question.getByRole('button', { name: t('accounts.cancel') }).click()
  await expect(question).toBeHidden()
  return closed.resolve
}

for (const isLost of [false, true])
  test(`an act ${isLost ? 'that was lost' : 'that was done'} is told though its window was closed before`, async ({
    browser,
  }) => {
    const page = await operatorsPage(browser, finished)
    const letGo = await giveAndClose(page, isLost)
    letGo()
    const told = page.getByRole('region', { name: t('ui.notifications') })
    await expect(told).toContainText(t('operator.acts.give-credits'))
    if (isLost) await expect(told).toContainText(t('toasts.networkError.description'))
    await page.context().close()
  })
