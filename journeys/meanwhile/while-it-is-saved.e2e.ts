import { api } from '@app/domain/routes.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { codeOf } from '../proofs/app-code.ts'
import { turnOnFactor } from '../proofs/security-steps.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { openResult } from '../visitor/result-page.ts'
import { expectTold } from '../visitor/told.ts'
import { arrive, PASSWORD } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('what she writes while her review is being saved stays as she wrote it', async ({ visit, finished }) => {
  const page = await visit()
  await openResult(page, finished)
  const question = page.getByRole('region', { name: t('reviews.title') })
  await question.getByRole('button', { name: t('reviews.yes'), exact: true }).click()
  const words = question.getByLabel(t('reviews.text'))
  await words.fill('La frange me va bien.')
  const typed = await holdCalls(page, api.review(finished.transformationId))
  const save = question.getByRole('button', { name: t('reviews.save') })
  await save.click()
  await words.fill('La frange me va bien. Merci !')
  const answered = page.waitForResponse(`**${api.review(finished.transformationId)}`)
  typed()
  await answered
  await expect(save).toBeEnabled()
  await expect(words).toHaveValue('La frange me va bien. Merci !')
  await expect(words).toBeFocused()
})

/** Her profile, in its window. */
async function openProfile(page: Page, firstName: string): Promise<Locator> {
  await arrive(page, firstName)
  await page.getByRole('button', { name: t('accounts.profileButton') }).click()
  return page.getByRole('dialog', { name: t('accounts.profile.title') })
}

/** The last press is on its way; she takes the form away from under it. */
async function cancelWhileBusy(form: Locator, busy: string): Promise<void> {
  await expect(form.getByRole('button', { name: busy })).toHaveAttribute('aria-busy', 'true')
  await form.getByRole('button', { name: t('accounts.cancel') }).click()
}

/** The last press is on its way; she closes the window. */
async function closeWhileBusy(page: Page, profile: Locator, busy: string): Promise<void> {
  await expect(profile.getByRole('button', { name: busy })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
}

test('a profile that is saved once its window is closed is told', async ({ visit }) => {
  const page = await visit()
  const profile = await openProfile(page, 'Yvette')
  await profile.getByLabel(t('accounts.profile.phone')).fill('06 12 34 56 78')
  const closed = await holdCalls(page, api.profile())
  await profile.getByRole('button', { name: t('accounts.profile.save') }).click()
  await cancelWhileBusy(profile, t('accounts.profile.saving'))
  await expect(profile).toBeHidden()
  closed()
  await expectTold(page, t('toasts.profileUpdated.title'))
})

test('a profile that could not be saved once its window is closed is told, with why', async ({ visit }) => {
  const page = await visit()
  const profile = await openProfile(page, 'Zélie')
  await profile.getByLabel(t('accounts.profile.phone')).fill('06 12 34 56 78')
  const closed = await holdCalls(page, api.profile(), 'abort')
  await profile.getByRole('button', { name: t('accounts.profile.save') }).click()
  await cancelWhileBusy(profile, t('accounts.profile.saving'))
  await expect(profile).toBeHidden()
  closed()
  await expectTold(page, t('toasts.networkError.title'))
})

test('a profile that is opened again while it is being saved shows what came of it, and keeps what she types', async ({
  visit,
}) => {
  const page = await visit()
  const profile = await openProfile(page, 'Zoé')
  const phone = profile.getByLabel(t('accounts.profile.phone'))
  const lastName = profile.getByLabel(t('accounts.profile.lastName'), { exact: true })
  await phone.fill('06 12 34 56 78')
  const opened = await holdCalls(page, api.profile())
  await profile.getByRole('button', { name: t('accounts.profile.save') }).click()
  await cancelWhileBusy(profile, t('accounts.profile.saving'))
  await page.getByRole('button', { name: t('accounts.profileButton') }).click()
  await lastName.fill('Marchand')
  opened()
  await expectTold(page, t('toasts.profileUpdated.title'))
  await expect(phone).toHaveValue('06 12 34 56 78')
  await expect(lastName).toHaveValue('Marchand')
})

test('a password that is changed once its form is closed is told', async ({ visit }) => {
  const page = await visit()
  const profile = await openProfile(page, 'Agathe')
  await profile.getByRole('button', { name: t('accounts.security.change') }).click()
  const form = profile.locator('form').filter({ hasText: t('accounts.security.effect') })
  await form.getByLabel(t('accounts.security.currentPassword'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(t('accounts.security.newPassword'), { exact: true }).fill('quatre grands chiens 8')
  const closed = await holdCalls(page, api.password())
  await form.getByRole('button', { name: t('accounts.security.save') }).click()
  await cancelWhileBusy(form, t('accounts.security.saving'))
  await expect(form).toBeHidden()
  closed()
  await expectTold(page, t('accounts.security.changedTitle'))
})

test('a request to be professional that is sent once the window is closed is told', async ({ visit }) => {
  const page = await visit()
  const profile = await openProfile(page, 'Blanche')
  await profile.getByRole('button', { name: t('proRequests.open') }).click()
  await profile.getByLabel(t('proRequests.salonName')).fill('Chez Blanche')
  await profile.getByLabel(t('proRequests.siret')).fill('732 829 320 00074')
  const closed = await holdCalls(page, api.proRequest())
  await profile.getByRole('button', { name: t('proRequests.send') }).click()
  await closeWhileBusy(page, profile, t('proRequests.sending'))
  closed()
  await expectTold(page, t('proRequests.sentTitle'))
})

test('recovery codes that come once their form is closed are said to be unseen, and others are to be had', async ({
  visit,
}) => {
  const page = await visit()
  const profile = await openProfile(page, 'Carole')
  await turnOnFactor(page, t)
  await profile.getByRole('button', { name: t('accounts.security.factor.renew') }).click()
  await profile.getByLabel(t('accounts.security.currentPassword'), { exact: true }).fill(PASSWORD)
  const closed = await holdCalls(page, api.recoveryCodes())
  await profile.getByRole('button', { name: t('accounts.security.factor.next') }).click()
  await closeWhileBusy(page, profile, t('accounts.security.factor.checking'))
  closed()
  await expectTold(page, t('accounts.security.factor.codesUnseenText'))
})

test('a second factor that is turned on once its form is closed is told, its codes unseen', async ({
  visit,
}) => {
  const page = await visit()
  const profile = await openProfile(page, 'Diane')
  await profile.getByRole('button', { name: t('accounts.security.factor.turnOn') }).click()
  await profile.getByLabel(t('accounts.security.factor.password'), { exact: true }).fill(PASSWORD)
  await profile.getByRole('button', { name: t('accounts.security.factor.next') }).click()
  const secret = (await profile.locator('code').textContent()) ?? ''
  await profile.getByLabel(t('accounts.security.factor.code')).fill(codeOf(secret))
  const closed = await holdCalls(page, api.secondFactor())
  await profile.getByRole('button', { name: t('accounts.security.factor.confirm') }).click()
  await cancelWhileBusy(
    profile.locator('form').filter({ has: page.locator('code') }),
    t('accounts.security.factor.checking'),
  )
  closed()
  await expectTold(page, t('accounts.security.factor.codesUnseenText'))
  await expect(profile.getByText(t('accounts.security.factor.isOn', { count: 10 }))).toBeVisible()
})

for (const { what, open, press, busy, path } of [
  {
    what: 'a second factor that could not be turned off',
    open: t('accounts.security.factor.turnOff'),
    press: t('accounts.security.factor.turnOff'),
    busy: t('accounts.security.factor.checking'),
    path: api.secondFactor(),
  },
  {
    what: 'recovery codes that could not be made anew',
    open: t('accounts.security.factor.renew'),
    press: t('accounts.security.factor.next'),
    busy: t('accounts.security.factor.checking'),
    path: api.recoveryCodes(),
  },
])
  test(`${what} once its form is closed is told, with why`, async ({ visit }) => {
    const page = await visit()
    const profile = await openProfile(page, 'Elsa')
    await turnOnFactor(page, t)
    await profile.getByRole('button', { name: open }).click()
    await profile.getByLabel(t('accounts.security.currentPassword'), { exact: true }).fill(PASSWORD)
    const closed = await holdCalls(page, path, 'abort')
    await profile.getByRole('button', { name: press }).click()
    await closeWhileBusy(page, profile, busy)
    closed()
    await expectTold(page, t('accounts.security.factor.troubleTitle'))
  })
