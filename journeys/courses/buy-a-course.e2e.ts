import { type Course, courseAnswer } from '@app/domain/courses/courses-api.ts'
import { purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import type { Route } from '@playwright/test'
import type { RunningApp } from '../app/running-app.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import {
  fillCard,
  fillRegistration,
  giveConsents,
  messagesTo,
  newAddress,
  payButton,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const COURSE = 'entretien-conseil'
const TITLE = /L.entretien-conseil avec l.image/
const GOOD = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'

async function sell(app: RunningApp, price: string): Promise<void> {
  await app.operate('course-offer', COURSE, price, 'Nora Vidal')
  await app.operate('publish-course', COURSE)
}

const courseOf = async (her: Person): Promise<Course> =>
  courseAnswer.parse(await her.get(api.course(COURSE))).course

test('she buys a course from its public page, with a card that is declined and one that pays, and reads its first lesson', async ({
  app,
  visit,
}) => {
  await sell(app, '49')
  const page = await visit({ viewport: { width: 390, height: 844 } })
  const purchases = async () => {
    const answer = await page.request.get(api.purchases())
    return purchasesAnswer.parse(await answer.json()).purchases
  }
  let address = ''

  await test.step('a stranger reads what it costs, and registers', async () => {
    await page.goto(pages.publicCourse(COURSE))
    await expect(page.getByText(/^49,00\s€$/)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: t('courses.signInToBuy'), exact: true }).click()
    address = await fillRegistration(page, 'Salomé')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('to where it is paid, with what she buys and both consents open', async () => {
    await page.goto(pages.publicCourse(COURSE))
    await page.getByRole('link', { name: t('courses.open') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await page.getByRole('link', { name: /^M.inscrire pour 49,00\s€$/ }).click()
    await expect(page.getByRole('heading', { name: t('courses.buy.order') })).toBeVisible()
    await expect(payButton(page)).toBeDisabled()
    await fillCard(page, DECLINED)
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('a card that is declined says so beside the button, and pays nothing', async () => {
    await giveConsents(page)
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Votre carte a été refusée')
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(payButton(page)).toBeInViewport()
    expect(await purchases()).toEqual([])
    expect(await axeFaults(page)).toEqual([])
  })

  const second = await page.context().newPage()
  await test.step('in a second tab she is ready to pay too', async () => {
    await second.goto(pages.courseOrder(COURSE))
    await fillCard(second, GOOD)
    await giveConsents(second)
  })

  await test.step('another card pays, and the course is hers', async () => {
    await fillCard(page, GOOD)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: t('courses.buy.doneTitle') })).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('the second tab does not pay again', async () => {
    await payButton(second).click()
    await expect(second.getByRole('heading', { name: t('courses.buy.doneTitle') })).toBeVisible()
    expect((await purchases()).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['course', 4900],
    ])
    await second.close()
  })

  await test.step('its receipt is among her purchases', async () => {
    await page.getByRole('link', { name: t('courses.buy.receipt') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Formation\s: L.entretien-conseil/)
    expect(await axeFaults(page)).toEqual([])
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: /Télécharger le PDF/ }).click()
    expect((await coming).suggestedFilename()).toMatch(/^recu-\d{4}-\d{6}\.pdf$/)
    await page.getByRole('link', { name: TITLE }).click()
  })

  await test.step('and she reads the first lesson', async () => {
    await page.getByRole('link', { name: t('courses.start'), exact: true }).click()
    await expect(page.getByRole('button', { name: t('courses.lesson.done') })).toBeVisible()
  })

  const message = (await messagesTo(page, address)).filter({ hasText: /Votre reçu \d{4}-/ })
  await expect(message).toContainText(/49,00\s€ TTC/)
})

test('a price that changed since she looked is shown to her, and nothing is charged at the old one', async ({
  app,
  visit,
}) => {
  await sell(app, '49')
  const her = await Person.register(app.url, newAddress('Lina'))
  const page = await visit({ viewport: { width: 1280, height: 900 } })
  await her.enter(page)
  // Her page was opened when it cost ten euros less, and today's price does not come at the first time of asking.
  const answer = async (route: Route) => {
    const told = courseAnswer.parse(await (await route.fetch()).json())
    const offer = told.course.offer && { ...told.course.offer, priceCents: 3900 }
    await route.fulfill({ json: { course: { ...told.course, offer } } })
  }
  await page.route(`**${api.course(COURSE)}`, answer, { times: 2 })
  await page.goto(pages.courseOrder(COURSE))
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`^${t('payment.errors.init')}`))
  await page.getByRole('button', { name: t('payment.retry') }).click()
  await expect(page.getByRole('alert')).toHaveText(/de 39,00\s€ à 49,00\s€ .*Rien n.a été débité/)
  expect((await courseOf(her)).enrolment).toBeNull()
  expect(await axeFaults(page)).toEqual([])

  await fillCard(page, GOOD)
  await giveConsents(page)
  await page.getByRole('button', { name: /49,00/ }).click()
  await expect(page.getByRole('heading', { name: t('courses.buy.doneTitle') })).toBeVisible()
  const { purchases } = purchasesAnswer.parse(await her.get(api.purchases()))
  expect(purchases.map(({ amountCents }) => amountCents)).toEqual([4900])
})

test('she renounces a course she has not opened, and it closes', async ({ app, visit }) => {
  await sell(app, '49')
  const her = await Person.register(app.url, newAddress('Lina'))
  await her.buyCourse(COURSE, 49)
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await her.enter(page, pages.purchase((await courseOf(her)).enrolment?.purchaseId ?? ''))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('purchases.withdraw') })
    .click()
  await expect(page.getByText(t('withdrawal.courseCloses'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()
  expect((await courseOf(her)).enrolment).toBeNull()
})
