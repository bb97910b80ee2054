import { purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { clientToHelp } from '../app/shared-app.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

/** Presses an act of the one row, types what it asks for, and confirms it. */
async function press(page: Page, act: string, typed: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click()
  const question = page.getByRole('dialog')
  for (const [label, words] of Object.entries(typed)) await question.getByLabel(label).fill(words)
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(question).toHaveCount(0)
}

test('an operator stops what waits, begins another again, and gives a part of an order back; the client sees each', async ({
  app,
  visit,
}) => {
  const { waiting, operatorToken } = clientToHelp()
  if (!waiting) throw new Error('nobody waits')
  const her = await Person.return(app.url, waiting.email)
  await her.buyCredits('credits_10', 14.9)
  const hers = await visit()
  await her.enter(hers)
  const page = await visit()
  await page.context().addCookies([{ name: 'sign_in', value: operatorToken, url: app.url }])

  const [stopped = '', again = ''] = waiting.transformationIds
  const find = (id: string) => page.goto(`${pages.deskTable('transformations')}?search=${id}`)
  await find(stopped)
  await press(page, t('operator.acts.cancel-transformation'))
  await expect(page.getByRole('cell', { name: t('operator.codes.failed') })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await hers.goto(pages.transformation(stopped))
  await expect(hers.getByText(/9,90\s€/).first()).toBeVisible()

  await find(again)
  await press(page, t('operator.acts.retry-transformation'))
  // Its photos are blank sheets: begun again, it ends at once, and is paid back.
  await hers.goto(pages.transformation(again))
  await expect(hers.getByText(t('transformations.page.failedTitle'))).toBeVisible()
  await expect(hers.getByText(/9,90\s€/).first()).toBeVisible()

  await page.goto(`${pages.deskTable('orders')}?search=${waiting.email}`)
  const credits = page.getByRole('row').filter({ hasText: 'credits_10' })
  await credits.getByRole('button', { name: t('operator.acts.refund') }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(t('operator.amount')).fill('15')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(question.getByText(/plus que ce qu’il en reste\s?:\s14,90/)).toBeVisible()
  await question.getByLabel(t('operator.amount')).fill('5')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(credits.getByRole('cell', { name: /^5,00\s€/ })).toBeVisible()
  const { purchases } = purchasesAnswer.parse(await her.get(api.purchases()))
  await hers.goto(pages.purchase(purchases.find(({ kind }) => kind === 'credits')?.id ?? ''))
  await expect(hers.getByText(/5,00\s€/).first()).toBeVisible()
  expect(await axeFaults(hers)).toEqual([])

  await page.goto(pages.deskTable('acts'))
  for (const act of ['retry-transformation', 'cancel-transformation', 'refund']) {
    const done = page
      .getByRole('row')
      .filter({ hasText: act })
      .filter({ hasText: t('operator.yes') })
    await expect(done.first()).toBeVisible()
  }
})
