import { pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { learnOn } from '../visitor/course-steps.ts'
import { arrive } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const COURSE = 'image-et-droit'
const TITLE = 'Image et droit au salon'

/** The choices of the first question that is open, and its answer once it is given. */
async function answersWrongThenRight(page: Page): Promise<void> {
  const first = page.getByRole('main').getByRole('listitem').first()
  const wrong = first.getByRole('radio', { name: /^Oui, elle a vu la caméra/ })
  await wrong.check()
  await first.getByRole('button', { name: t('courses.quizPage.answer') }).click()
  await expect(first.getByText(t('courses.quizPage.wrong'))).toBeVisible()
  await expect(first.getByText(/Prendre, garder et publier sont trois choses/)).toBeVisible()
  await first.getByRole('button', { name: t('courses.quizPage.again') }).click()
  await first.getByRole('radio', { name: /^Non/ }).check()
  await first.getByRole('button', { name: t('courses.quizPage.answer') }).click()
  await expect(first.getByText(t('courses.quizPage.right'))).toBeVisible()
}

test('she takes a course from its public page to a certificate that anybody can verify', async ({
  app,
  visit,
}) => {
  await app.operate('course-offer', COURSE, '0', 'Nora Vidal')
  await app.operate('publish-course', COURSE)
  const page = await visit({ viewport: { width: 1280, height: 900 } })
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('a stranger reads what it teaches', async () => {
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('courses.title') })
      .click()
    await page.getByRole('link', { name: TITLE }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await expect(page).toHaveTitle(new RegExp(`^${TITLE} \\| `))
    await expect(page.getByText('Nora Vidal')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Le consentement' })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('she enrols, and begins', async () => {
    await arrive(page, 'Salomé')
    await page.goto(pages.publicCourse(COURSE))
    await page.getByRole('link', { name: t('courses.open') }).click()
    await button(t('courses.enrol')).click()
    await page.getByRole('link', { name: t('courses.start'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/page d’accord/)
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('she leaves a lesson open, and is led back to where she was', async () => {
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/reading') && answer.ok() && answer.request().postDataJSON().position >= 60,
    )
    await page.getByRole('heading', { name: 'Quand et comment la présenter' }).evaluate((heading) => {
      heading.scrollIntoView({ block: 'start' })
    })
    await kept
    await page.goto(pages.dashboard())
    await page.getByRole('link', { name: t('courses.resume') }).click()
    await expect(page.getByText(t('courses.lesson.left'))).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Quand et comment la présenter' })).toBeInViewport()
  })

  await test.step('she finishes lessons, and answers a question twice', async () => {
    await button(t('courses.lesson.done')).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les mineures')
    await button(t('courses.lesson.done')).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quiz/)
    await answersWrongThenRight(page)
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('an hour later everything is done: her certificate', async () => {
    await learnOn(page, COURSE)
    await page.goto(pages.course(COURSE))
    await page.getByLabel(t('courses.certificate.name')).fill('Salomé Petit')
    await button(t('courses.certificate.issue')).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t('courses.certificate.download') }).click()
    expect((await download).suggestedFilename()).toMatch(/^attestation-[0-9A-Z-]{14}\.pdf$/)
    expect(await axeFaults(page)).toEqual([])
  })

  const [, number = ''] = /Numéro ([0-9A-Z-]{14})/.exec((await page.textContent('main')) ?? '') ?? []
  const stranger = await visit()
  await test.step('a stranger verifies the number, and is not told her name', async () => {
    await stranger.goto(pages.certificates())
    await stranger.getByLabel(t('courses.verify.field')).fill(number.toLowerCase())
    await stranger.getByRole('button', { name: t('courses.verify.button') }).click()
    await expect(stranger.getByRole('heading', { name: t('courses.verify.found') })).toBeVisible()
    await expect(stranger.getByText(t('courses.verify.noName'))).toBeVisible()
    await expect(stranger.getByText('Salomé Petit')).toHaveCount(0)
  })

  await test.step('until she wishes it to be told', async () => {
    const kept = page.getByText(t('courses.certificate.changed'))
    await page.getByRole('checkbox', { name: t('courses.certificate.showsName') }).check()
    await expect(kept, 'not yet').toHaveCount(0)
    await button(t('courses.certificate.change')).click()
    await expect(kept).toBeVisible()
    await stranger.reload()
    await expect(stranger.getByText('Salomé Petit')).toBeVisible()
    expect(await axeFaults(stranger)).toEqual([])
  })
})

test('a course that is to come says so, and cannot be begun', async ({ visit }) => {
  const page = await visit()
  await arrive(page, 'Salomé')
  await page.getByRole('link', { name: t('courses.inviteLink') }).click()
  await page.getByRole('link', { name: 'Colorimétrie appliquée' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colorimétrie appliquée')
  await expect(page.getByText(t('courses.coming'))).toBeVisible()
  await expect(page.getByRole('heading', { name: /Programme/ })).toContainText('5 modules')
  await expect(page.getByRole('button', { name: t('courses.enrol') })).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
})

test('a number that no certificate bears answers 404, in words', async ({ visit }) => {
  const page = await visit({ locale: 'en-GB' })
  const answer = await page.goto(pages.certificate('2345-6789-ABCD'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No certificate bears this number' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
