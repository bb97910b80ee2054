import { api, pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { RunningApp } from '../app/running-app.ts'
import { Person } from '../visitor/person.ts'
import { newAddress } from '../visitor/visitor-steps.ts'
import type { Visitor, Walk } from './walk.ts'

/** What she sees when something is slow, fails, or cannot be reached. */
export const badDays: Walk = {
  name: 'bad days',
  // Losing everybody's photos is not for an app that others use.
  open: async () => {
    const app = await RunningApp.open()
    return { app, close: () => app.close() }
  },
  walk: async (visitor) => {
    const { page, app, t, look } = visitor
    const somebody = await Person.register(app.url, newAddress('Agathe'))
    const her = await Person.register(app.url, newAddress('Camille'))
    await Promise.all([somebody.fillDraft(), her.fillDraft()])
    await somebody.order()
    await her.order()
    await her.enter(page)
    await expect(page.getByText(t('transformations.statuses.pending')).first()).toBeVisible()
    await look('dashboard-waiting')
    // The disk lost them, whatever the reason: nothing can be made of it.
    app.losePhotos()
    await expect(page.getByText(t('transformations.statuses.failed')).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('transformations.statuses.failed')).first()).toBeVisible()
    await look('dashboard-failed')
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await expect(page.getByText(t('transformations.page.failedTitle'))).toBeVisible()
    await look('transformation-failed')
    await losesTheNetwork(visitor)
  },
}

async function losesTheNetwork({ page, t, look, complaints }: Visitor): Promise<void> {
  complaints.expect(/ERR_FAILED|Failed to fetch/)
  await page.route(`**${api.transformations()}`, (route) => route.abort())
  await page.goto(pages.dashboard())
  await expect(page.getByText(t('transformations.failure.title')).first()).toBeVisible()
  await look('dashboard-without-list')
  await page.unroute(`**${api.transformations()}`)
  await page
    .getByRole('button', { name: t('dashboard.failures.retry') })
    .first()
    .click()
  await expect(page.getByText(t('transformations.statuses.failed')).first()).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(pages.dashboard())
  await expect(page.getByText(t('accounts.failure.title')).first()).toBeVisible()
  await look('unreachable')
}
