import { pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { openAppWithReplicate } from '../services/app-with-replicate.ts'
import { Person } from '../visitor/person.ts'
import {
  fillCard,
  giveConsents,
  newAddress,
  openWizard,
  payButton,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import type { Walk } from './walk.ts'

/** What is another where an image service makes the images: the photo consent, and what the card tells. */
export const anOrderFromAService: Walk = {
  name: 'an order from a service',
  open: async () => {
    const opened = await openAppWithReplicate()
    // It learns for as long as somebody looks.
    opened.replicate.jobs.hold()
    return opened
  },
  walk: async ({ page, app, t, look }) => {
    const her = await Person.register(app.url, newAddress('Camille'))
    await her.fillDraft()
    await her.enter(page)
    await openWizard(page, t)
    await expect(wizardOf(page, t).getByLabel(t('payment.card.number'))).toBeVisible()
    const box = page
      .getByRole('group', { name: t('payment.consents.legendPhotos') })
      .getByRole('checkbox')
      .last()
    await box.scrollIntoViewIfNeeded()
    await look('payment-photo-consent')
    await fillCard(page, '4242 4242 4242 4242', t)
    await giveConsents(page, t, 3)
    await payButton(page, t).click()
    await expect(page).toHaveURL(/\/dashboard\/transformations\//)
    const learning = t('transformations.progress.learning')
    await expect(page.getByText(learning).first()).toBeVisible()
    // Without the notification that it has begun.
    await page.reload()
    await expect(page.getByText(learning).first()).toBeVisible()
    await look('transformation-learning')
    await page.goto(pages.dashboard())
    await expect(page.getByText(learning).first()).toBeVisible()
    await look('dashboard-learning')
  },
}
