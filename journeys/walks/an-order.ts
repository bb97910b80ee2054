import { PHOTOS_PER_TRANSFORMATION as ALL } from '@app/domain/photos/photo-rules.ts'
import { api, pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { animation, drawnPhotos, photoOfNobody } from '../visitor/test-photos.ts'
import {
  addPhotos,
  choosePackage,
  chooseStyle,
  fillCard,
  giveConsents,
  next,
  openWizard,
  payButton,
  register,
  UNTIL_MADE,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { sharesALink } from './sharing.ts'
import type { Visitor, Walk } from './walk.ts'

const NAME = { fr: 'Cuivré d’automne', en: 'Autumn copper' }

/** A whole order, from the empty wizard to the images. */
export const anOrder: Walk = {
  name: 'an order',
  walk: async (visitor) => {
    const { page, t } = visitor
    await register(page, 'Camille', t)
    // Without the notification that greets her.
    await page.reload()
    await addsHerPhotos(visitor)
    await chooses(visitor)
    await pays(visitor)
    await waitsForHerImages(visitor)
    await comparesHerImages(visitor)
    await asksBeforeSheDeletes(visitor)
    await answersTheQuestion(visitor)
    await sharesALink(visitor)
    await seesItAllFromTheDashboard(visitor)
    await readsHerPurchase(visitor)
  },
}

async function addsHerPhotos({ page, t, language, look }: Visitor): Promise<void> {
  await openWizard(page, t)
  const wizard = wizardOf(page, t)
  await expect(wizard.getByRole('button', { name: t('photos.add') })).toBeVisible()
  await look('photos-empty')
  await wizard.getByLabel(t('drafts.name')).fill(NAME[language])
  const photos = await drawnPhotos()
  await addPhotos(page, [await photoOfNobody(), await animation(), ...photos.slice(0, 9)], t)
  await look('photos-sending')
  await waitForPhotos(page, 9, t)
  const bad = wizard
    .getByRole('list', { name: t('photos.slots') })
    .getByRole('listitem')
    .filter({ hasText: t('photos.shortVerdicts.no_face') })
  await expect(bad).toBeVisible()
  await look('photos-verdicts')
  await bad.getByRole('button').click()
  await expect(bad).toBeHidden()
  await addPhotos(page, photos.slice(9), t)
  await waitForPhotos(page, ALL, t)
  await look('photos')
  await next(page, t).click()
}

async function chooses({ page, t, look }: Visitor): Promise<void> {
  await expect(wizardOf(page, t).getByRole('radio').first()).toBeVisible()
  const style = t('styles.balayage_doux.label')
  await chooseStyle(page, style, t)
  const onHer = wizardOf(page, t).getByRole('radio', { name: style }).getByText(t('preview.wizard.badge'))
  await expect(onHer).toBeVisible()
  await look('style')
  await next(page, t).click()
  await choosePackage(page, /Essentiel|Essential/, t)
  await look('package')
  await next(page, t).click()
}

async function pays({ page, t, look, complaints }: Visitor): Promise<void> {
  const wizard = wizardOf(page, t)
  await expect(wizard.getByLabel(t('payment.card.number'))).toBeVisible()
  await giveConsents(page, t)
  await payButton(page, t).click()
  await expect(wizard.getByText(t('payment.card.gaps.number'))).toBeVisible()
  await look('payment-field-errors')
  complaints.expect(/^402 /)
  await fillCard(page, '4000 0000 0000 0002', t)
  await payButton(page, t).click()
  await expect(wizard.getByRole('alert')).toContainText(t('errors.card_declined'))
  await expect(page.getByText(t('payment.paying'))).toHaveCount(0)
  await look('payment-declined')
  await fillCard(page, '4000 0025 0000 3155', t)
  await payButton(page, t).click()
  const question = page.getByRole('alertdialog', { name: t('payment.challenge.title') })
  await expect(question).toBeVisible()
  await look('payment-challenge')
  await question.getByRole('button', { name: t('payment.challenge.refuse') }).click()
  await fillCard(page, '4242 4242 4242 4242', t)
  await look('payment')
  // The panel leaves when the dashboard's figures have come: a slow network lets it be looked at.
  let arrive = () => undefined as unknown
  const arrived = new Promise((resume) => {
    arrive = () => resume(null)
  })
  await page.route(`**${api.stats()}`, async (route) => {
    await arrived
    await route.continue()
  })
  await payButton(page, t).click()
  await expect(wizard.getByRole('heading', { name: t('payment.success') })).toBeVisible()
  await look('payment-success')
  arrive()
  await page.unroute(`**${api.stats()}`)
}

async function waitsForHerImages({ page, t, language, look }: Visitor): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
  await expect(page.getByRole('heading', { name: NAME[language] })).toBeVisible()
  await look('transformation-under-way')
  await expect(page.getByText(t('transformations.statuses.completed')).first()).toBeVisible(UNTIL_MADE)
  // Without the notification that it is ready.
  await page.reload()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await look('transformation')
}

async function comparesHerImages({ page, t, look }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('transformations.page.compare', { number: 1 }) }).click()
  await expect(page.getByRole('slider', { name: t('ui.compare') })).toBeVisible()
  await look('comparison')
  await page.getByRole('button', { name: t('transformations.page.fullScreen') }).click()
  await expect(page.getByRole('dialog', { name: t('transformations.page.fullScreen') })).toBeVisible()
  await look('full-screen')
}

async function asksBeforeSheDeletes({ page, t, look }: Visitor): Promise<void> {
  const close = page.getByRole('button', { name: t('transformations.page.close'), exact: true })
  await close.click()
  await expect(page.getByRole('slider', { name: t('ui.compare') })).toBeVisible()
  await page.getByRole('button', { name: t('transformations.after.deletion.action') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('transformations.after.deletion.effect'))
  await look('transformation-deletion')
  await question.getByRole('button', { name: t('transformations.after.cancel') }).click()
}

async function answersTheQuestion({ page, t, look }: Visitor): Promise<void> {
  const question = page.getByRole('region', { name: t('reviews.title') })
  await question.getByRole('button', { name: t('reviews.yes'), exact: true }).click()
  await expect(question.getByText(t('reviews.standing.private'))).toBeVisible()
  await look('review')
}

async function seesItAllFromTheDashboard({ page, t, look }: Visitor): Promise<void> {
  await page.goto(pages.dashboard())
  await expect(page.getByText(t('transformations.statuses.completed')).first()).toBeVisible()
  await look('dashboard')
  await page.getByRole('button', { name: t('accounts.journeyButton') }).click()
  const journey = page.getByRole('dialog', { name: t('transformations.journey.title') })
  await expect(journey.getByText(t('transformations.journey.completed'), { exact: true })).toBeVisible()
  await look('journey')
  await journey.getByRole('tab', { name: t('transformations.journey.purchasesTab') }).click()
  await expect(journey.getByText(t('transformations.journey.spent'))).toBeVisible()
  await look('purchases')
}

async function readsHerPurchase({ page, t, look }: Visitor): Promise<void> {
  const journey = page.getByRole('dialog', { name: t('transformations.journey.title') })
  await journey.getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('heading', { name: t('purchases.receipts') })).toBeVisible()
  await look('purchase')
}
