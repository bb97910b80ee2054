import { api, pages } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { drawnPhoto, humblePhotos } from '../visitor/test-photos.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  codeSentTo,
  confirmationLinkTo,
  declarePhotos,
  fillRegistration,
  next,
  typeCode,
  UNTIL_MADE,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const t = wordsIn('fr')
const STYLE = t('styles.long_lisse.label')
const TONE = '4.3 châtain doré'

/** On the page « Essayer »: her photo in another style and tone, and from there to an account. Her address. */
async function tryOnAndRegister(page: Page): Promise<string> {
  const portrait = await drawnPhoto(0)
  await page.goto(pages.tryOn())
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('preview.page.choose') }).click()
  await (await chosen).setFiles(portrait)
  await page.getByRole('radio', { name: STYLE }).click()
  await page.getByRole('radio', { name: TONE }).click()
  await expect(page.getByText(t('preview.page.createFree'))).toBeVisible()
  await page.getByRole('button', { name: t('preview.page.create') }).click()
  return fillRegistration(page, 'Camille')
}

/** The wizard as she finds it: her photo there, the style she saw in its tone, a name, and nothing else asked. */
async function findsHerPhoto(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\/nouvelle$/)
  const wizard = wizardOf(page)
  await expect(wizard.getByText(t('photos.firstFree'))).toBeVisible()
  await expect(wizard.getByLabel(t('drafts.name'))).toHaveValue(STYLE)
  await expect(wizard.getByText(t('photos.declaration.first', { count: 1 }))).toBeVisible()
  await declarePhotos(page)
  await waitForPhotos(page, 1)
}

async function goesOnToThePackages(page: Page): Promise<void> {
  await next(page).click()
  await expect(wizardOf(page).getByRole('radio', { name: new RegExp(`${STYLE}.*${TONE}`) })).toBeChecked()
  await expect(wizardOf(page).getByRole('radio', { name: TONE, exact: true })).toBeChecked()
  await next(page).click()
  await expect(wizardOf(page).getByRole('radio', { name: /Essentiel.*Il manque 14 photos/ })).toBeDisabled()
}

const freeOne = (page: Page) => wizardOf(page).getByRole('radio', { name: /^Première transformation/ })

test('from the try-on to her free image: one photo, six digits', async ({ visit }) => {
  const page = await visit(PHONE)
  const address = await tryOnAndRegister(page)
  await findsHerPhoto(page)
  await goesOnToThePackages(page)
  const wizard = wizardOf(page)
  // Back to where photos are added, and forth again: nothing is lost.
  await wizard.getByRole('button', { name: t('photos.add') }).click()
  await waitForPhotos(page, 1)
  await goesOnToThePackages(page)

  await expect(freeOne(page)).toBeHidden()
  const code = await codeSentTo(page, address)
  await typeCode(page, code === '000000' ? '000001' : '000000')
  await expect(wizard.getByText(t('fields.codeWrong'))).toBeVisible()
  await expect(wizard.getByLabel(t('accounts.code.label', { digits: 6 }))).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await typeCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(wizard.getByText(t('catalogue.packages.unlocked'))).toBeVisible()
  await expect(freeOne(page)).toBeChecked()
  await next(page).click()
  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
  await expect(page.getByText(t('transformations.statuses.completed')).first()).toBeVisible(UNTIL_MADE)
  await expect(page.getByText(`Nuance indicative ${TONE}`).first()).toBeVisible()
  await expect(page.getByText(/il en manque 14/)).toBeVisible()
  const made = await page.request.get(api.transformation(page.url().split('/').at(-1) ?? ''))
  const { transformation } = transformationAnswer.parse(await made.json())
  expect([transformation.tone, ...transformation.images.map(({ tone }) => tone)]).toEqual(['4.3', '4.3'])
})

test('she who follows the link goes on in its tab, and the other notices', async ({ visit }) => {
  const page = await visit()
  const address = await tryOnAndRegister(page)
  await findsHerPhoto(page)
  await goesOnToThePackages(page)
  await expect(freeOne(page)).toBeHidden()

  const tab = await page.context().newPage()
  await tab.goto(await confirmationLinkTo(page, address))
  await tab.getByRole('link', { name: t('landing.goOn') }).click()
  await expect(freeOne(tab)).toBeChecked()
  await expect(next(tab)).toBeEnabled()
  await tab.close()
  await expect(wizardOf(page).getByText(t('catalogue.packages.unlocked'))).toBeVisible()
  await expect(freeOne(page)).toBeChecked()
})

test('a photo she erased, or a dialog she closed, leaves nothing behind', async ({ visit }) => {
  const page = await visit()
  const portrait = await drawnPhoto(0)
  await page.goto(pages.tryOn())
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('preview.page.choose') }).click()
  await (await chosen).setFiles(portrait)
  await page.getByRole('button', { name: t('preview.page.create') }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('preview.page.erase') }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('landing.signIn') })
    .click()
  await fillRegistration(page, 'Camille')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(pages.wizard())
  await waitForPhotos(page, 0)
  await expect(wizardOf(page).getByLabel(t('drafts.name'))).toHaveValue('')
})

for (const { name, photo } of humblePhotos)
  test(`${name} is enough for her free image: it stands upright, and leads on to the styles`, async ({
    visit,
  }) => {
    const page = await visit(PHONE)
    await arrive(page, 'Camille')
    await beginTransformation(page, 'Mon carré')
    await addPhotos(page, [await photo()])
    await waitForPhotos(page, 1)
    const shown = wizardOf(page)
      .getByRole('list', { name: t('photos.slots') })
      .getByRole('img')
      .first()
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth))
      .toBe(true)
    await next(page).click()
    await wizardOf(page)
      .getByRole('radio', { name: t('styles.balayage_doux.label') })
      .check()
    await expect(next(page)).toBeEnabled()
  })
