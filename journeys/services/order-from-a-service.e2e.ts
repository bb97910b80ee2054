import { api } from '@app/domain/routes.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults } from '../checks/axe.ts'
import { Person } from '../visitor/person.ts'
import { expectTold, listen } from '../visitor/told.ts'
import {
  fillCard,
  giveConsents,
  newAddress,
  openWizard,
  payButton,
  UNTIL_MADE,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'
import { isWide } from '../wide.ts'
import { type AppWithReplicate, openAppWithReplicate } from './app-with-replicate.ts'

let opened: AppWithReplicate
test.beforeAll(async () => {
  opened = await openAppWithReplicate()
})
test.afterAll(() => opened.close())
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
const t = wordsIn('fr')

/** Somebody with a full draft, at the pay button. */
async function arrive(browser: Browser): Promise<{ page: Page; person: Person; email: string }> {
  const { app } = opened
  const context = await browser.newContext({ ...PHONE, baseURL: app.url })
  await listen(context)
  const page = await context.newPage()
  const email = newAddress('Camille')
  const person = await Person.register(app.url, email)
  await person.fillDraft()
  await person.enter(page)
  return { page, person, email }
}

test('without her photo consent she cannot pay, and nothing leaves the house', async ({ browser }) => {
  const { page } = await arrive(browser)
  await agrees(page)
  await page.context().close()
})

// Learning her from fifteen photos and finishing five images takes more than a minute.
if (isWide)
  test('she agrees that her photos leave the house, is told what is done with them, and has them forgotten there', async ({
    browser,
  }) => {
    const { replicate } = opened
    const { page, person, email } = await arrive(browser)
    await agrees(page)
    const learned = replicate.jobs.hold()
    await payButton(page).click()
    await expect(page).toHaveURL(/\/dashboard\/transformations\//)
    const id = page.url().split('/').at(-1) ?? ''

    await test.step('the card says what is done, in its order', async () => {
      await expectTold(page, t('payment.success'))
      await expect(page.getByText(t('transformations.progress.learning')).first()).toBeVisible()
      await expect(page.getByText(t('transformations.statuses.training')).first()).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      expect([replicate.files.size, replicate.models.size], 'her photos, and a model of hers').toEqual([1, 1])
      const painted = replicate.jobs.hold()
      learned.letGo()
      await expect(page.getByText(t('transformations.progress.photosRead')).first()).toBeVisible()
      painted.letGo()
      await expect(page.getByText(t('transformations.statuses.completed')).first()).toBeVisible(UNTIL_MADE)
    })

    await test.step('five images are delivered, each marked as made with AI (L9)', async () => {
      const { session } = await person.get<{ session: { imagesCount: number; images: { url: string }[] } }>(
        api.transformation(id),
      )
      expect(session.imagesCount).toBe(5)
      for (const { url } of session.images) {
        const { xmp } = await sharp(await (await page.request.get(url)).body()).metadata()
        expect(xmp?.toString()).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia')
      }
    })

    await test.step('what was sent is deleted there, what was learned once she says so', async () => {
      await expect.poll(() => replicate.files.size, 'her photos, as soon as they are learned from').toBe(0)
      expect(replicate.models.size, 'what was learned, as long as she may ask for more').toBe(1)
      await page.reload()
      await page.getByRole('button', { name: t('transformations.after.photos.forget') }).click()
      await page.getByRole('button', { name: t('transformations.after.photos.confirm') }).click()
      await expect(page.getByText(/Photos sources effacées le/)).toBeVisible()
      await expect.poll(() => replicate.models.size).toBe(0)
    })

    const sent = replicate.calls.map(({ body }) => body).join('\n')
    for (const hers of ['Camille', email, id, 'Une envie de blond'])
      expect(sent, 'nothing else of hers left').not.toContain(hers)
    await page.context().close()
  })

async function agrees(page: Page): Promise<void> {
  await openWizard(page)
  await expect(page.getByLabel(t('payment.card.number'))).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  const box = page.getByRole('checkbox', { name: /soient envoyées à Replicate/ })
  await giveConsents(page, t, 3)
  await box.uncheck()
  await expect(payButton(page)).toBeDisabled()
  await expect(page.getByText(t('payment.reasonConsentsPhotos'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(opened.replicate.calls).toEqual([])
  await box.check()
  await expect(payButton(page)).toBeEnabled()
}
