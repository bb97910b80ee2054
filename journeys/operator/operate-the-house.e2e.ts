import { api, pages } from '@app/domain/routes.ts'
import type { Browser, Page } from '@playwright/test'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { newAddress, PASSWORD } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

// One after another, in the one app they look at.
test.describe.configure({ mode: 'default' })

let finished: FinishedApp
test.beforeAll(async () => {
  finished = await openFinishedApp()
})
test.afterAll(() => finished.app.close())

const t = wordsIn('fr')

async function operatorsPage(browser: Browser, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const { app, operatorToken } = finished
  const context = await browser.newContext({
    ...{ baseURL: app.url, locale: 'fr-FR', reducedMotion: 'reduce', viewport },
  })
  await context.addCookies([{ name: 'sign_in', value: operatorToken, url: app.url }])
  return context.newPage()
}

const TEXT = 'Bonjour, ma frange est trop courte.'

test('an operator’s day: what waits, a message answered, a review refused with a reason, and the log of it all', async ({
  browser,
}) => {
  const her = await Person.return(finished.app.url, finished.email)
  await her.ask('POST', api.enquiries(), { text: TEXT })
  await her.ask('PUT', api.review(finished.transformationId), { pleased: false, text: TEXT, publish: true })
  const page = await operatorsPage(browser)
  await page.goto(pages.desk())
  const reviews = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: t('operator.tables.reviews'), exact: true }) })
  await expect(reviews).toContainText('1')
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: t('operator.tables.enquiries') }).click()
  await act(page, 'enquiry-answered')
  await expect(page.getByRole('cell', { name: t('operator.codes.answered') })).toBeVisible()
  await page.goto(pages.deskTable('reviews'))
  await page.getByRole('button', { name: t('operator.acts.refuse-review') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(question.getByText(t('fields.reasonRequired'))).toBeVisible()
  await question.getByLabel(t('operator.reason')).fill('Il nomme une coiffeuse')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(page.getByRole('cell', { name: t('operator.codes.refused') })).toBeVisible()

  await page.goto(pages.deskTable('acts'))
  await expect(page.getByRole('cell', { name: 'Il nomme une coiffeuse' }).first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('operator.file') }).click()
  expect((await downloading).suggestedFilename()).toBe('acts.csv')
  await page.context().close()
})

async function act(page: Page, name: 'enquiry-answered'): Promise<void> {
  await page.getByRole('button', { name: t(`operator.acts.${name}`) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('operator.confirm') })
    .click()
}

test('people, by the keyboard alone: credits given and read, an account shut that says why, and one that goes', async ({
  browser,
}) => {
  const { app } = finished
  const email = newAddress('Inès')
  const her = await Person.register(app.url, email)
  const page = await operatorsPage(browser)
  await page.goto(`${pages.deskTable('people')}?search=${email}`)
  await press(page, t('operator.acts.give-credits'))
  await expect(page.getByRole('dialog').getByLabel(t('operator.count'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('fields.countRequired'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await type(page, t('operator.count'), '5')
  await type(page, t('operator.reason'), 'Un geste pour votre attente')
  await expect(page.getByRole('cell', { name: '5', exact: true })).toBeVisible()

  const hers = await browser.newPage({ baseURL: app.url, locale: 'fr-FR', reducedMotion: 'reduce' })
  await her.enter(hers, pages.credits())
  await expect(hers.getByText('Un geste pour votre attente')).toBeVisible()
  expect(await axeFaults(hers)).toEqual([])

  await press(page, t('operator.acts.block'))
  await type(page, t('operator.reason'), 'Ces photos sont de quelqu’un d’autre')
  await expect(page.getByRole('button', { name: t('operator.acts.unblock') })).toBeVisible()
  // It leaves by itself, and would turn another navigation away.
  await expect(hers).toHaveURL(`${app.url}/`)
  await hers.goto(pages.signIn())
  await hers.getByLabel(t('signin.email')).fill(email)
  await hers.getByLabel(t('signin.password'), { exact: true }).fill(PASSWORD)
  await hers.keyboard.press('Enter')
  await expect(hers.getByText('Ces photos sont de quelqu’un d’autre').first()).toBeVisible()

  await press(page, t('operator.acts.delete-account'))
  await type(page, t('operator.address'), 'autre@exemple.fr')
  await expect(page.getByText(t('fields.addressDiffers'))).toBeVisible()
  await type(page, t('operator.address'), email)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const found = async () =>
    (await (await page.request.get(`${api.deskTable('people')}?search=${email}`)).json()).total
  await expect.poll(found).toBe(0)
  await hers.close()
  await page.context().close()
})

test('a price changed between her look and her pay charges her nothing, and says so; the desk knows since when and by whom', async ({
  browser,
}) => {
  const her = await Person.register(finished.app.url, newAddress('Nour'))
  const hers = await browser.newPage({ baseURL: finished.app.url, locale: 'fr-FR', reducedMotion: 'reduce' })
  await her.enter(hers, pages.credits())
  const pack = hers.getByRole('radio', { name: /^30 crédits/ })
  await expect(pack).toHaveAccessibleName(/34,90/)

  const page = await operatorsPage(browser)
  await page.goto(`${pages.deskTable('packages')}?search=credits_30`)
  await press(page, t('operator.acts.set-price'))
  await type(page, t('operator.price'), 'trente')
  await expect(page.getByText(t('fields.priceRequired'))).toBeVisible()
  await type(page, t('operator.price'), '35,90')
  await expect(page.getByRole('cell', { name: /^35,90/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`${pages.deskTable('prices')}?search=credits_30`)
  await expect(page.getByRole('row', { name: /35,90.*@/ })).toBeVisible()

  await pack.click()
  await expect(hers.getByText(t('payment.otherPrice', { amount: '35,90 €' }))).toBeVisible()
  await expect(pack).toHaveAccessibleName(/35,90/)
  await expect(hers.getByRole('button', { name: /^Payer 35,90/ })).toBeVisible()
  expect(await axeFaults(hers)).toEqual([])
  await hers.close()
  await page.context().close()
})

test('the dossier of an order: from its row to all that is written of it, and taken along', async ({
  browser,
}) => {
  const email = newAddress('Alix')
  const her = await Person.register(finished.app.url, email)
  await her.buyCredits('credits_10', 14.9)
  const page = await operatorsPage(browser, { width: 390, height: 844 })
  await page.goto(`${pages.deskTable('orders')}?search=${email}`)
  const open = page.getByRole('link', { name: t('operator.dossier.open') })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('operator.dossier.facts.loses_withdrawal'))).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('operator.dossier.file') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^dossier-.+\.txt$/)
  await page.context().close()
})

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** Into the field of the dialog, and sent. */
async function type(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

test('her images open with a reason alone, by the keyboard, and she reads it in her profile', async ({
  browser,
}) => {
  const page = await operatorsPage(browser)
  await page.goto(pages.deskImages(finished.transformationId))
  await expect(page.getByText(t('operator.viewings.shut'))).toBeVisible()
  await page.goto(`${pages.deskTable('transformations')}?search=${finished.transformationId}`)
  await page.getByRole('button', { name: t('operator.acts.show-images') }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('operator.confirm') })
    .press('Enter')
  await expect(page.getByRole('dialog').getByText(t('fields.reasonRequired'))).toBeVisible()
  await page.getByRole('dialog').getByLabel(t('operator.reason')).focus()
  await page.keyboard.type('Elle dit que ses mèches sont grises')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: t('operator.viewings.image', { place: 1 }) })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.context().close()
  const hers = await browser.newPage({ baseURL: finished.app.url, locale: 'fr-FR' })
  await (await Person.return(finished.app.url, finished.email)).enter(
    hers,
    `${pages.dashboard()}?fenetre=profil`,
  )
  await expect(hers.getByRole('dialog').getByText('Elle dit que ses mèches sont grises')).toBeVisible()
  await hers.close()
})

test('orders, turnaround, failures and cost are drawn over a period that stands in the address, and stand in a table too', async ({
  browser,
}) => {
  const her = await Person.return(finished.app.url, finished.email)
  await her.buyCredits('credits_10', 14.9)
  const page = await operatorsPage(browser)
  await page.goto(pages.desk())
  await page.getByRole('link', { name: t('operator.figures.title'), exact: true }).focus()
  await page.keyboard.press('Enter')
  const chart = page.getByRole('img', { name: t('operator.figures.charts.orders') })
  // Another story of this file may have bought something in this app: today it is what the chart says in all.
  await expect(chart).toHaveAccessibleName(/[1-9]\d* commandes?, \d+,\d\d\s€$/)
  const euros = (await chart.getAttribute('aria-label'))?.match(/\d+,\d\d/)?.[0] ?? ''
  await page.getByLabel(t('operator.figures.period')).selectOption('90')
  await expect(page).toHaveURL(/days=90$/)
  await page.getByText(t('operator.figures.table')).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(91)
  await expect(page.getByRole('row').nth(1)).toContainText(euros)
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel(t('operator.figures.period'))).toHaveValue('90')
  await page.context().close()
})

test('what draws charts is loaded at the desk alone', async ({ browser }) => {
  const isLoaded = (page: Page) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    return () => files.some((file) => file.includes('figures-page'))
  }
  const page = await browser.newPage({ baseURL: finished.app.url, locale: 'fr-FR' })
  await (await Person.return(finished.app.url, finished.email)).enter(page)
  const isLoadedForHer = isLoaded(page)
  await page.goto(pages.dashboard(), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: /Mes Transformations/ })).toBeVisible()
  expect(isLoadedForHer()).toBe(false)
  await page.close()
  const hers = await operatorsPage(browser)
  const isLoadedAtTheDesk = isLoaded(hers)
  await hers.goto(pages.deskFigures())
  await expect.poll(isLoadedAtTheDesk).toBe(true)
  await hers.context().close()
})

test('what she looks for stands in the address, and is there again after a reload; a telephone will do', async ({
  browser,
}) => {
  const page = await operatorsPage(browser, { width: 390, height: 844 })
  await page.goto(pages.deskTable('people'))
  await page.getByLabel(t('operator.search')).fill(finished.email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('button', { name: t('operator.columns.email'), exact: true }).click()
  await expect(page).toHaveURL(/sort=email/)
  await page.reload()
  await expect(page.getByRole('cell', { name: finished.email })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: t('operator.columns.email') })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(await axeFaults(page)).toEqual([])
  await page.context().close()
})

test('for her there is no desk', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: finished.app.url, locale: 'fr-FR' })
  await (await Person.return(finished.app.url, finished.email)).enter(page)
  for (const path of [pages.desk(), pages.deskTable('people')]) {
    await page.goto(path)
    await expect(page.getByText(t('dashboard.notFound.title'))).toBeVisible()
  }
  await page.close()
})

test('a course is decided and opened at the desk, and anybody reads what it costs', async ({ browser }) => {
  const page = await operatorsPage(browser, { width: 390, height: 844 })
  await page.goto(pages.desk())
  await page.getByRole('link', { name: t('operator.tables.courses'), exact: true }).click()
  const course = page.getByRole('row').filter({ hasText: /Colorimétrie appliquée/ })
  await course.getByRole('button', { name: t('operator.acts.course-offer') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(question.getByText(t('fields.coursePrice'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await question.getByLabel(t('operator.offer.price')).fill('49,50')
  await question.getByLabel(t('operator.offer.trainer')).fill('Nora Vidal')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(course.getByRole('cell', { name: t('operator.codes.course_closed') })).toBeVisible()
  await course.getByRole('button', { name: t('operator.acts.publish-course') }).click()
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(course.getByRole('cell', { name: t('operator.codes.course_open') })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(pages.publicCourse('colorimetrie-appliquee'))
  await expect(page.getByText(/^49,50\s€$/)).toBeVisible()
  await page.context().close()
})

test('a figure of the house is entered, proven and published at the desk, stands on the home page with its evidence, and is taken back', async ({
  browser,
}) => {
  const page = await operatorsPage(browser, { width: 390, height: 844 })
  await page.goto(pages.desk())
  await page.getByRole('link', { name: t('operator.tables.claims'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('operator.tables.claims') })).toBeVisible()
  const question = page.getByRole('dialog')
  await press(page, t('operator.acts.enter-claim'))
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(question.getByText(t('fields.figureRequired'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await question.getByLabel(t('operator.claim.count')).fill('12345')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  const claim = page.getByRole('row').filter({ hasText: '12345' })
  await expect(claim.getByRole('cell', { name: t('operator.codes.claim_unproven') })).toBeVisible()

  await claim.getByRole('button', { name: t('operator.acts.prove-claim') }).click()
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(question.getByText(t('fields.evidenceRequired'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await question.getByLabel(t('operator.proof.evidence')).fill('Comptage des commandes')
  await question.getByLabel(t('operator.proof.date')).fill('2026-11-01')
  await question.getByLabel(t('operator.proof.licence')).fill('Nos propres commandes')
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(claim.getByRole('cell', { name: t('operator.codes.claim_proven') })).toBeVisible()
  await claim.getByRole('button', { name: t('operator.acts.publish-claim') }).click()
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(
    claim.getByRole('cell', { name: t('operator.codes.claim_published'), exact: true }),
  ).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const home = async () => (await (await fetch(finished.app.url)).text()).replaceAll(/\s/g, ' ')
  await expect.poll(home).toContain('Comptage des commandes, 1er novembre 2026')
  await claim.getByRole('button', { name: t('operator.acts.withdraw-claim') }).click()
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(claim.getByRole('cell', { name: t('operator.codes.claim_withdrawn') })).toBeVisible()
  await expect.poll(home).not.toContain('Comptage des commandes')
  await page.context().close()
})
