import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { newAddress, PASSWORD } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'
import { operatorsPage, press, type } from './desk-steps.ts'

// One after another, in the one app they look at.
test.describe.configure({ mode: 'default' })

let finished: FinishedApp
test.beforeAll(async () => {
  finished = await openFinishedApp()
})
test.afterAll(() => finished.app.close())

const t = wordsIn('fr')

const TEXT = 'Bonjour, ma frange est trop courte.'

test('an operator’s day: what waits, a message answered, a review refused with a reason, and the log of it all', async ({
  browser,
}) => {
  const her = await Person.return(finished.app.url, finished.email)
  await her.ask('POST', api.enquiries(), { text: TEXT })
  await her.ask('PUT', api.review(finished.transformationId), { pleased: false, text: TEXT, publish: true })
  const page = await operatorsPage(browser, finished)
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
  const page = await operatorsPage(browser, finished)
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

test('the dossier of an order: from its row to all that is written of it, and taken along', async ({
  browser,
}) => {
  const email = newAddress('Alix')
  const her = await Person.register(finished.app.url, email)
  await her.buyCredits('credits_10', 14.9)
  const page = await operatorsPage(browser, finished, { width: 390, height: 844 })
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

test('her images open with a reason alone, by the keyboard, and she reads it in her profile', async ({
  browser,
}) => {
  const page = await operatorsPage(browser, finished)
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
  const page = await operatorsPage(browser, finished)
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
  const hers = await operatorsPage(browser, finished)
  const isLoadedAtTheDesk = isLoaded(hers)
  await hers.goto(pages.deskFigures())
  await expect.poll(isLoadedAtTheDesk).toBe(true)
  await hers.context().close()
})

test('what she looks for stands in the address, and is there again after a reload; a telephone will do', async ({
  browser,
}) => {
  const page = await operatorsPage(browser, finished, { width: 390, height: 844 })
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
