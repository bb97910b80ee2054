import { randomUUID } from 'node:crypto'
import { api, pages } from '@app/domain/routes.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Words, wordsIn } from './words.ts'

/** Photos are judged and images made with seconds of processor each: on a slow machine, and in a bench, too. */
export const UNTIL_MADE = { timeout: 1_200_000 }
export const PASSWORD = 'trois petits chats 7'
const FRENCH = wordsIn('fr')

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

/** An address that nobody has yet. */
export function newAddress(firstName: string): string {
  const plain = firstName
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
  return `${plain}.${randomUUID().slice(0, 8)}@exemple.fr`
}

/** Opens the sign-in dialog from the top of the landing page, on « M'inscrire ». */
export async function openSignIn(page: Page, t: Words = FRENCH): Promise<Locator> {
  const name = t('landing.signIn')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name }).or(banner.getByRole('link', { name })).click()
  const dialog = page.getByRole('dialog', { name: t('signin.title') })
  await dialog.waitFor()
  return dialog
}

/** From the landing page to the dashboard, as a new visitor. */
export async function register(page: Page, firstName: string, t: Words = FRENCH): Promise<string> {
  await page.goto('/')
  await openSignIn(page, t)
  const email = await fillRegistration(page, firstName, t)
  await expect(page).toHaveURL(/\/dashboard$/, UNTIL_MADE)
  return email
}

/** On the dashboard of an account she has already: how one is opened is told in other stories. Her address. */
export async function arrive(page: Page, firstName: string): Promise<string> {
  const email = newAddress(firstName)
  const answer = await page.request.post(api.register(), {
    data: { firstName, email, password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(201)
  await page.goto(pages.dashboard())
  return email
}

/** In the dialog that is open, wherever it was opened. Her address. */
export async function fillRegistration(page: Page, firstName: string, t: Words = FRENCH): Promise<string> {
  const email = newAddress(firstName)
  const dialog = page.getByRole('dialog', { name: t('signin.title') })
  await dialog.getByLabel(t('signin.firstName')).fill(firstName)
  await dialog.getByLabel(t('signin.email')).fill(email)
  await dialog.getByLabel(t('signin.password'), { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: t('signin.register') }).click()
  return email
}

/** Her messages, the newest first: others have theirs in the same outbox. */
export async function messagesTo(page: Page, address: string): Promise<Locator> {
  await page.goto(pages.outbox())
  return page.getByRole('article').filter({ hasText: address })
}

export const wizardOf = (page: Page, t: Words = FRENCH) =>
  page.getByRole('dialog', { name: t('drafts.title') })

/** To the wizard: whichever of the two buttons of the dashboard comes first. */
export async function openWizard(page: Page, t: Words = FRENCH): Promise<void> {
  const name = t('transformations.list.create')
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click()
}

/** By the keyboard: until it is gone, for it listens a moment after it is seen. */
export const closeWizard = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape')
    await expect(wizardOf(page)).toBeHidden({ timeout: 1000 })
  }).toPass()

export async function beginTransformation(page: Page, name: string, t: Words = FRENCH): Promise<void> {
  await openWizard(page, t)
  await wizardOf(page, t).getByLabel(t('drafts.name')).fill(name)
}

/** Once for an account: that her photos are hers to send. Where step 1 stands, the box does, or is not wanted. */
export async function declarePhotos(page: Page, t: Words = FRENCH): Promise<void> {
  const wizard = wizardOf(page, t)
  await wizard.getByRole('list', { name: t('photos.slots') }).waitFor()
  const box = wizard.getByRole('checkbox', { name: t('photos.declaration.label') })
  if ((await box.count()) === 0) return
  await expect(box).not.toBeChecked()
  const isKept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(api.photoDeclaration()),
  )
  await box.click()
  await isKept
  await expect(box).toHaveCount(0)
}

export async function addPhotos(page: Page, photos: Photo[], t: Words = FRENCH): Promise<void> {
  await declarePhotos(page, t)
  const chosen = page.waitForEvent('filechooser')
  await wizardOf(page, t)
    .getByRole('button', { name: t('photos.add') })
    .click()
  await (await chosen).setFiles(photos)
}

export async function waitForPhotos(page: Page, count: number, t: Words = FRENCH): Promise<void> {
  // Not the end of a greater number.
  const line = new RegExp(`(^|\\D)${escaped(t('photos.count.announced', { count, total: 15 }))}`)
  await expect(wizardOf(page, t).getByText(line)).toBeAttached(UNTIL_MADE)
}

export const next = (page: Page, t: Words = FRENCH) =>
  wizardOf(page, t).getByRole('button', { name: t('drafts.next') })

export async function chooseStyle(page: Page, style: string, t: Words = FRENCH): Promise<void> {
  await wizardOf(page, t)
    .getByRole('radio', { name: new RegExp(style) })
    .check()
}

export async function choosePackage(page: Page, name: RegExp, t: Words = FRENCH): Promise<void> {
  await wizardOf(page, t).getByRole('radio', { name }).check()
}

/** In the wizard, or where credits are bought. */
export async function fillCard(page: Page, number: string, t: Words = FRENCH): Promise<void> {
  await page.getByLabel(t('payment.card.number')).fill(number)
  await page.getByLabel(t('payment.card.expiry')).fill('12 / 34')
  await page.getByLabel(t('payment.card.cvc')).fill('123')
}

/** Both boxes at the pay button: neither is ticked for her. */
export async function giveConsents(page: Page, t: Words = FRENCH, count: 2 | 3 = 2): Promise<void> {
  const legend = t(count === 2 ? 'payment.consents.legend' : 'payment.consents.legendPhotos')
  const boxes = page.getByRole('group', { name: legend }).getByRole('checkbox')
  await expect(boxes).toHaveCount(count)
  for (const box of await boxes.all()) await box.check()
}

/** « Payer 9,90 € (commande avec obligation de paiement) », whatever the amount. */
export function payButton(page: Page, t: Words = FRENCH): Locator {
  const [before = '', after = ''] = t('payment.pay', { amount: '|' }).split('|')
  return page.getByRole('button', { name: new RegExp(`^${before.trim()} .*${escaped(after)}$`) })
}

const escaped = (text: string): string => text.trim().replaceAll(/[()]/g, '\\$&').replaceAll(/\s/g, '\\s')

/** The newest message to this address, read beside the page she is on. */
async function messageTo(page: Page, address: string): Promise<string> {
  const outbox = await (await page.request.get(pages.outbox())).text()
  return outbox.split('<article').find((message) => message.includes(address)) ?? ''
}

/** The six digits in it. */
export async function codeSentTo(page: Page, address: string): Promise<string> {
  const [, first = '', second = ''] = /\b(\d{3}) (\d{3})\b/.exec(await messageTo(page, address)) ?? []
  return first + second
}

/** The link in it that confirms the address. */
export async function confirmationLinkTo(page: Page, address: string): Promise<string> {
  const [link = ''] =
    new RegExp(`${pages.emailConfirmation()}/[\\w-]+`).exec(await messageTo(page, address)) ?? []
  return link
}

export async function typeCode(page: Page, code: string, t: Words = FRENCH): Promise<void> {
  const wizard = wizardOf(page, t)
  await wizard.getByLabel(t('accounts.code.label', { digits: 6 })).fill(code)
  await wizard.getByRole('button', { name: t('accounts.code.confirm') }).click()
}
