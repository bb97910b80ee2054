import type { Intent } from '@app/domain/payment/payment-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { expect, type Page, test } from '@playwright/test'
import { Person } from '../visitor/person.ts'
import { expectTold, listen } from '../visitor/told.ts'
import { giveConsents, newAddress, next, openWizard, payButton, wizardOf } from '../visitor/visitor-steps.ts'
import { type Words, wordsIn } from '../visitor/words.ts'
import { type AppWithStripe, openAppWithStripe } from './app-with-stripe.ts'
import { meetStripe } from './stripe-in-browser.ts'
import { watchRequests } from './watch-requests.ts'

let opened: AppWithStripe
test.beforeAll(async () => {
  opened = await openAppWithStripe()
})
test.afterAll(() => opened.close())
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

const ORDER = { sessionName: 'Une envie de blond', baseStyle: 'balayage_doux', packageType: 'pack_5' }
const DECLINED = '4000 0000 0000 0002'
const ASKS_HER_BANK = '4000 0025 0000 3155'

// spec: 7.26
test('she pays with a card of hers: cut, declined, asked by her bank, and paid though no message comes (M6)', async ({
  browser,
}) => {
  const { app, stripe } = opened
  const context = await browser.newContext({ ...PHONE, baseURL: app.url })
  await listen(context)
  const page = await context.newPage()
  const person = await Person.register(app.url, newAddress('Aminata'))
  const { id } = await person.fillDraft()
  await person.ask('PUT', api.draftById(id), { ...ORDER, step: 3 })
  const network = await meetStripe(context, stripe.url)
  const watch = watchRequests(page, app.url)
  await person.enter(page)
  await openWizard(page)
  await expect(next(page)).toBeEnabled()
  expect(watch.elsewhere, 'before step 4 no other host is asked').toEqual([])

  network.isBlocked = true
  await comesToStep4(page)
  const wizard = wizardOf(page)
  await expect(wizard.getByRole('alert')).toContainText('Erreur de paiement: Le formulaire de carte')
  await expect(wizard.getByText('Le paiement n’a pas pu être préparé.')).toBeVisible()
  network.isBlocked = false
  await wizard.getByRole('button', { name: 'Réessayer' }).click()
  await expect(cardOf(page).getByLabel('Numéro de carte')).toBeVisible()

  await expectTheButtonToSayWhatItMeans(page)
  const paymentId = await comesBackRefused(page, person)

  await expect(payButton(page)).toBeDisabled()
  await giveConsents(page)
  await payButton(page).click()
  await expect(cardOf(page).getByText('Ce champ est incomplet.').first()).toBeInViewport()
  await fillStripeCard(page, DECLINED)
  await payButton(page).click()
  await expect(wizard.getByRole('alert')).toHaveText('Erreur de paiement: Votre carte a été refusée.')

  stripe.webhooks.mode = 'lose'
  await fillStripeCard(page, ASKS_HER_BANK)
  await payButton(page).click()
  await bankOf(page).getByRole('button', { name: 'Autoriser' }).click()
  await expectTold(page, 'Paiement réussi !')
  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
  await page.goto(pages.dashboard())
  await expect(page.getByText(ORDER.sessionName).first()).toBeVisible()
  await comesBackPaid(await context.newPage(), paymentId)

  expect(watch.refused, 'nothing was refused by our own policy').toEqual([])
  const hosts = new Set(watch.elsewhere)
  expect(
    [...hosts].filter((host) => !host.endsWith('.stripe.com')),
    'no other host was asked',
  ).toEqual([])
  const home = watch.sentHome.join('\n').replaceAll(/\s/g, '')
  for (const number of [DECLINED, ASKS_HER_BANK])
    expect(home, 'no card number comes to us').not.toContain(number.replaceAll(' ', ''))
  await context.close()
})

const cardOf = (page: Page) => wizardOf(page).frameLocator('iframe')
const bankOf = (page: Page) => page.frameLocator('iframe[title="3-D Secure"]')

async function fillStripeCard(page: Page, number: string): Promise<void> {
  await cardOf(page).getByLabel('Numéro de carte').fill(number)
  await cardOf(page).getByLabel("Date d'expiration").fill('12 / 34')
  await cardOf(page).getByLabel('Code de sécurité').fill('123')
}

/** The dashboard's document lets no Stripe in: it is asked for anew, once, and her draft is still at step 4. */
async function comesToStep4(page: Page): Promise<void> {
  let documents = 0
  page.on('domcontentloaded', () => {
    documents += 1
  })
  await next(page).click()
  await expect(wizardOf(page).getByRole('alert')).toBeVisible()
  expect(documents, 'one reload').toBe(1)
  await expect(page).toHaveURL(new RegExp(`${pages.wizard()}$`))
}

/** Product rule 13: the words of the button alone oblige to pay, and right before it stands what, when and how much. */
async function expectTheButtonToSayWhatItMeans(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of ['en', 'fr'] as const) {
    const t = wordsIn(language)
    await page.goto(`${pages.wizard()}?lng=${language}`)
    await expect(payButton(page, t)).toHaveText(BUTTON[language])
    // It takes its room once it is there, above the button.
    const card = wizardOf(page, t).frameLocator('iframe')
    await expect(card.getByLabel(CARD_NUMBER[language])).toBeVisible()
    await payButton(page, t).scrollIntoViewIfNeeded()
    for (const words of orderIn(t, language)) await expect(seen(page, words, t)).toBeInViewport({ ratio: 1 })
    await expect(payButton(page, t)).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(size)
}

const BUTTON = {
  fr: 'Payer 9,90 € (commande avec obligation de paiement)',
  en: 'Pay €9.90 (order with obligation to pay)',
}
const CARD_NUMBER = { fr: 'Numéro de carte', en: 'Card number' }
const TONE = { fr: '8.34 blond vénitien', en: '8.34 strawberry blonde' }
const seen = (page: Page, words: string, t: Words) =>
  wizardOf(page, t).getByText(words, { exact: true }).filter({ visible: true }).last()

const orderIn = (t: Words, language: 'fr' | 'en'): string[] => [
  `${t('styles.balayage_doux.label')}, ${TONE[language]}, ${t('catalogue.packages.images', { count: 5 })}`,
  t('payment.delivery', { usualWait: t('legal.makers.usualWaits.minutes') }),
  language === 'fr' ? '9,90 €' : '€9.90',
]

/** From her bank's own page, where she said no. */
async function comesBackRefused(page: Page, person: Person): Promise<string> {
  const { body } = await person.ask<Intent>('POST', api.createIntent(), { ...ORDER, amount: 9.9 })
  await page.goto(backFromHerBank(body.paymentId, 'failed'))
  await expect(wizardOf(page).getByRole('alert')).toContainText('Votre banque n’a pas confirmé ce paiement.')
  await expect(page).toHaveURL(new RegExp(`${pages.wizard()}$`))
  await expect(cardOf(page).getByLabel('Numéro de carte')).toBeVisible()
  return body.paymentId
}

/** In another window, as some banks do it: it remembers nothing of what she paid. */
async function comesBackPaid(page: Page, paymentId: string): Promise<void> {
  await page.goto(backFromHerBank(paymentId, 'succeeded'))
  await expectTold(page, 'Paiement réussi !')
  await expectTold(page, CREATED)
  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
}

const CREATED = wordsIn('fr')('toasts.transformationCreated.description', { name: ORDER.sessionName })

const backFromHerBank = (paymentId: string, status: 'failed' | 'succeeded'): string =>
  `${pages.wizard()}?${new URLSearchParams({ paiement: paymentId, redirect_status: status, payment_intent: 'pi_1' })}`
