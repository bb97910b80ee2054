import { pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { messagesTo, payButton, register } from '../visitor/visitor-steps.ts'
import type { Visitor, Walk } from './walk.ts'

/** From her first minute: nothing ordered, everything empty. */
export const aNewClient: Walk = {
  name: 'a new client',
  walk: async (visitor) => {
    const { page, t, look } = visitor
    const address = await register(page, 'Camille', t)
    await expect(page.getByText(t('transformations.list.emptyText'))).toBeVisible()
    // Without the notification that greets her.
    await page.reload()
    await expect(page.getByText(t('transformations.list.emptyText'))).toBeVisible()
    await look('dashboard-empty')
    await seesWhoSheIs(visitor)
    await seesHerEmptyJourney(visitor)
    await page.getByRole('button', { name: t('accounts.logout.trigger') }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Camille')
    await look('logout')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('accounts.cancel') })
      .click()
    await seesOtherPages(visitor)
    await confirmsHerAddress(visitor, address)
  },
}

async function seesWhoSheIs({ page, t, look }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('accounts.profileButton') }).click()
  const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
  await expect(profile.getByLabel(t('accounts.profile.firstName'))).toHaveValue('Camille')
  await look('profile')
  await profile.getByLabel(t('accounts.profile.firstName')).fill('')
  await profile.getByLabel(t('accounts.profile.phone')).fill('bonjour')
  await profile.getByRole('button', { name: t('accounts.profile.save') }).click()
  await expect(profile.getByText(t('fields.firstNameRequired'))).toBeVisible()
  await look('profile-field-errors')
  await profile.getByRole('button', { name: t('proRequests.open') }).click()
  await profile.getByRole('button', { name: t('proRequests.send') }).click()
  await expect(profile.getByText(t('fields.siretInvalid'))).toBeVisible()
  await look('profile-pro-request')
  await profile
    .getByRole('button', { name: t('accounts.cancel') })
    .last()
    .click()
  await profile.getByRole('button', { name: t('accounts.security.change') }).click()
  await look('profile-new-password')
  await profile
    .getByRole('button', { name: t('accounts.cancel') })
    .last()
    .click()
  await profile.getByRole('button', { name: t('leaving.delete') }).click()
  await expect(profile.getByText(t('leaving.goes'))).toBeVisible()
  await look('profile-account-deletion')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('accounts.avatars.title') }).click()
  await expect(page.getByRole('dialog', { name: t('accounts.avatars.title') })).toBeVisible()
  await look('avatars')
  await page.keyboard.press('Escape')
}

async function seesHerEmptyJourney({ page, t, look }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('accounts.journeyButton') }).click()
  const journey = page.getByRole('dialog', { name: t('transformations.journey.title') })
  await expect(journey.getByText(t('transformations.journey.empty'))).toBeVisible()
  await look('journey-empty')
  await journey.getByRole('tab', { name: t('transformations.journey.purchasesTab') }).click()
  await expect(journey.getByText(t('transformations.journey.purchasesSoon'))).toBeVisible()
  await look('purchases-empty')
  await page.keyboard.press('Escape')
}

async function seesOtherPages({ page, t, look, complaints }: Visitor): Promise<void> {
  await page.goto(pages.courses())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('courses.title'))
  await look('courses')
  await page.goto(pages.credits())
  await page.getByRole('radio').first().click()
  await expect(payButton(page, t)).toBeVisible()
  await look('credits')
  complaints.expect(/^404 \/api\/purchases\//)
  await page.goto(pages.purchase('6c0c3a52-0000-4000-8000-000000000000'))
  await expect(page.getByText(t('purchases.missingText'))).toBeVisible()
  await look('purchase-missing')
  await page.goto(pages.notificationTester())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.notifications.title'))
  await look('notification-tester')
  // Placing the focus in it stops its clock.
  await page
    .getByRole('button', { name: t('dashboard.notifications.show') })
    .last()
    .click()
  await page.getByRole('button', { name: t('ui.closeNotification') }).focus()
  await look('notification')
  complaints.expect(/^404 \/dashboard\/nulle-part$/)
  await page.goto('/dashboard/nulle-part')
  await expect(page.getByText(t('dashboard.notFound.text'))).toBeVisible()
  await look('dashboard-not-found')
  complaints.expect(/^404 \/api\/sessions\//)
  await page.goto(pages.transformation('6c0c3a52-0000-4000-8000-000000000000'))
  await expect(page.getByText(t('transformations.page.missingText'))).toBeVisible()
  await look('transformation-missing')
  await page.goto('/')
  await expect(page.getByRole('link', { name: t('landing.dashboard') }).first()).toBeVisible()
  await look('landing-signed-in')
}

async function confirmsHerAddress({ page, t, look }: Visitor, address: string): Promise<void> {
  const messages = await messagesTo(page, address)
  await messages.getByRole('link', { name: pages.emailConfirmation() }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.confirmedTitle'))
  await look('address-confirmed')
}
