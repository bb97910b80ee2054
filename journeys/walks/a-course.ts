import { pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { learnOn } from '../visitor/course-steps.ts'
import { Person } from '../visitor/person.ts'
import { fillCard, giveConsents, newAddress, payButton } from '../visitor/visitor-steps.ts'
import type { Visitor, Walk } from './walk.ts'

const COURSE = 'image-et-droit'
const SOLD = 'entretien-conseil'

/** From the catalogue to a certificate, as a stranger and as somebody who learns. */
export const aCourse: Walk = {
  name: 'a course',
  walk: async (visitor) => {
    await visitor.app.operate('course-offer', COURSE, '0', 'Nora Vidal')
    await visitor.app.operate('publish-course', COURSE)
    await readsTheCatalogue(visitor)
    await begins(visitor)
    await buys(visitor)
    await answers(visitor)
    await finishes(visitor)
  },
}

async function readsTheCatalogue({ page, t, look }: Visitor): Promise<void> {
  await page.goto(pages.courseCatalogue())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('courses.title'))
  await look('course-catalogue')
  await page.goto(pages.publicCourse(COURSE))
  await expect(page.getByRole('button', { name: t('courses.signInToStart') })).toBeVisible()
  await look('course-public')
  await page.goto(pages.certificates())
  await expect(page.getByLabel(t('courses.verify.field'))).toBeVisible()
  await look('certificate-verify')
}

async function begins({ page, app, t, look, complaints }: Visitor): Promise<void> {
  await (await Person.register(app.url, newAddress('Salome'))).enter(
    page,
    pages.course('colorimetrie-appliquee'),
  )
  await expect(page.getByText(t('courses.coming'))).toBeVisible()
  await look('course-to-come')
  await page.goto(pages.course(COURSE))
  await page.getByRole('button', { name: t('courses.enrol') }).click()
  await expect(page.getByRole('link', { name: t('courses.start'), exact: true })).toBeVisible()
  await look('course-enrolled')
  await page.getByRole('link', { name: t('courses.start'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('courses.lesson.done') })).toBeVisible()
  await look('lesson')
  complaints.expect(/^404 .*\/api\/courses\//)
  await page.goto(pages.course('nulle-part'))
  await expect(page.getByText(t('courses.missingText'))).toBeVisible()
  await look('course-missing')
}

/** Another course, which has a price. */
async function buys({ page, app, t, look, complaints }: Visitor): Promise<void> {
  await app.operate('course-offer', SOLD, '49', 'Nora Vidal')
  await app.operate('publish-course', SOLD)
  await page.goto(pages.course(SOLD))
  await expect(page.getByText(t('courses.buy.note'))).toBeVisible()
  await look('course-sold')
  complaints.expect(/^402 /)
  await page.goto(pages.courseOrder(SOLD))
  await fillCard(page, '4000 0000 0000 0002', t)
  await look('course-order')
  await giveConsents(page, t)
  await payButton(page, t).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('course-order-declined')
  await fillCard(page, '4242 4242 4242 4242', t)
  await payButton(page, t).click()
  await expect(page.getByRole('heading', { name: t('courses.buy.doneTitle') })).toBeFocused()
  await look('course-bought')
  await page.getByRole('link', { name: t('courses.buy.receipt') }).click()
  await expect(page.getByText(t('purchases.startCourse'))).toBeVisible()
  await look('course-purchase')
}

async function answers({ page, t, look }: Visitor): Promise<void> {
  await page.goto(pages.quiz(`${COURSE}.consentement`))
  const first = page.getByRole('main').getByRole('listitem').first()
  await first.getByRole('radio').first().check()
  await look('quiz')
  await first.getByRole('button', { name: t('courses.quizPage.answer') }).click()
  await expect(first.getByText(t('courses.quizPage.wrong'))).toBeVisible()
  await look('quiz-explained')
}

async function finishes({ page, t, look }: Visitor): Promise<void> {
  await learnOn(page, COURSE)
  await page.goto(pages.courses())
  await expect(page.getByText(t('courses.finished'))).toBeVisible()
  await look('courses-begun')
  await page.goto(pages.course(COURSE))
  await expect(page.getByText(t('courses.certificate.readyText'))).toBeVisible()
  await look('course-finished')
  await page.getByRole('button', { name: t('courses.certificate.issue') }).click()
  const proof = page.getByRole('link', { name: t('courses.certificate.see') })
  await expect(proof).toBeVisible()
  await look('certificate-issued')
  await page.goto((await proof.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: t('courses.verify.found') })).toBeVisible()
  await look('certificate-verified')
}
