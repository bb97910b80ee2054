import { pages } from '@app/domain/routes.ts'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { newAddress } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'
import { operatorsPage, press, type } from './desk-steps.ts'

// One after another, in the one app they change.
test.describe.configure({ mode: 'default' })

let finished: FinishedApp
test.beforeAll(async () => {
  finished = await openFinishedApp()
})
test.afterAll(() => finished.app.close())

const t = wordsIn('fr')

test('a price changed between her look and her pay charges her nothing, and says so; the desk knows since when and by whom', async ({
  browser,
}) => {
  const her = await Person.register(finished.app.url, newAddress('Nour'))
  const hers = await browser.newPage({ baseURL: finished.app.url, locale: 'fr-FR', reducedMotion: 'reduce' })
  await her.enter(hers, pages.credits())
  const pack = hers.getByRole('radio', { name: /^30 crédits/ })
  await expect(pack).toHaveAccessibleName(/34,90/)

  const page = await operatorsPage(browser, finished)
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

test('a course is decided and opened at the desk, and anybody reads what it costs', async ({ browser }) => {
  const page = await operatorsPage(browser, finished, { width: 390, height: 844 })
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
  const page = await operatorsPage(browser, finished, { width: 390, height: 844 })
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
