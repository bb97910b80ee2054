import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { nameFaults } from '../checks/names.ts'
import { smallTargets } from '../checks/targets.ts'
import { expect, test } from '../journey.ts'
import { drawnPhoto, drawnPhotos, photoOfNobody } from '../visitor/test-photos.ts'
import { expectTold } from '../visitor/told.ts'
import {
  addPhotos,
  beginTransformation,
  choosePackage,
  next,
  type Photo,
  register,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'
import { isWide } from '../wide.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const t = wordsIn('fr')

async function choosePhoto(page: Page, photo: Photo): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('preview.page.choose') }).click()
  await (await chosen).setFiles(photo)
}

const said = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence })

test('a stranger sees herself in every style and in another tone, and registers from there', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  const sent: { to: string; bytes: number }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') sent.push({ to: pathname, bytes: request.postDataBuffer()?.length ?? 0 })
  })
  await page.goto(pages.home())
  await page
    .getByRole('main')
    .getByRole('link', { name: t('preview.page.link') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Essayez sur votre photo')
  await expect(page.getByText(/Votre photo n’est pas conservée/)).toBeVisible()
  // What reads a photo is made ready while she chooses hers.
  await expect.poll(() => sent).toEqual([{ to: api.preparePreview(), bytes: 0 }])
  expect(await axeFaults(page)).toEqual([])

  const portrait = await drawnPhoto(0)
  await choosePhoto(page, portrait as Photo)
  await expectTold(page, t('preview.page.sending'))
  await expect(page.getByRole('heading', { name: t('preview.page.result') })).toBeFocused()
  // The thumbnail, not the photo.
  expect(sent.map(({ to }) => to)).toEqual([api.preparePreview(), api.previews()])
  expect(sent[1]?.bytes).toBeLessThan(400_000)

  // The first that is shown is the one in front, wherever it stands among the others.
  await expect(page.getByRole('radio', { name: t('styles.balayage_doux.label') })).toBeChecked()
  await expect(said(page, t('styles.balayage_doux.label'))).toBeAttached()
  await page.getByRole('radio', { name: t('styles.long_lisse.label') }).click()
  await expect(said(page, '2.0 brun')).toBeAttached()
  const tones = page.getByRole('radiogroup', { name: t('preview.page.tones') })
  await tones.getByRole('radio', { name: '5.6 acajou rouge' }).click()
  await expect(said(page, '5.6 acajou rouge')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(said(page, '7.3 blond doré')).toBeAttached()
  await page.getByRole('slider', { name: t('ui.compare') }).press('End')
  await expect(page.getByText(t('ui.aiImage'))).toBeVisible()
  await expect(page.getByText(/Aperçu rapide, en basse définition/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.getByRole('button', { name: t('preview.page.create') }).click()
  await expect(page.getByRole('dialog', { name: t('signin.title') })).toBeVisible()
})

test('her photo is gone as soon as she says so, and as soon as she leaves', async ({ visit, app }) => {
  const page = await visit()
  const handles: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith(api.previews())) handles.push((await answer.json()).handle)
  })
  const isThere = async (handle: string | undefined) =>
    (await fetch(`${app.url}${api.previewBefore(handle ?? '')}`)).ok
  const portrait = await drawnPhoto(0)
  await page.goto(pages.tryOn())
  await choosePhoto(page, portrait as Photo)
  await expect(page.getByRole('heading', { name: t('preview.page.result') })).toBeVisible()
  await expect.poll(() => isThere(handles[0])).toBe(true)
  await page.getByRole('button', { name: t('preview.page.erase') }).click()
  await expect(said(page, t('preview.page.erased'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('preview.page.choose') })).toBeFocused()
  await expect.poll(() => isThere(handles[0])).toBe(false)

  await choosePhoto(page, portrait as Photo)
  await expect(page.getByRole('heading', { name: t('preview.page.result') })).toBeVisible()
  await expect.poll(() => isThere(handles[1])).toBe(true)
  await page.goto(pages.blog())
  await expect.poll(() => isThere(handles[1])).toBe(false)
})

test('a photo that will not do is refused in words, and another may follow', async ({ visit }) => {
  const page = await visit(PHONE)
  await page.goto(pages.tryOn())
  await choosePhoto(page, await photoOfNobody())
  await expect(page.getByRole('alert')).toContainText(t('errors.photo_no_face'))
  expect(await axeFaults(page)).toEqual([])
  await choosePhoto(page, { name: 'lettre.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Chère Léa') })
  await expect(page.getByRole('alert')).toContainText(t('errors.photo_format'))
})

if (isWide) {
  test('in step 2 the styles stand on her own photo, and she may go back to the drawings', async ({
    visit,
  }) => {
    const page = await visit(PHONE)
    await register(page, 'Camille')
    await beginTransformation(page, 'Essai')
    await addPhotos(page, await drawnPhotos())
    await waitForPhotos(page, 15)
    await next(page).click()
    const wizard = wizardOf(page)
    const balayage = wizard.getByRole('radio', { name: /^Balayage doux/ })
    // Choosing waits for nothing.
    await balayage.check()
    const shown = balayage.getByText(t('preview.wizard.badge'))
    await expect(shown).toBeVisible()
    await expect(balayage).toBeChecked()
    await wizard.getByRole('button', { name: t('preview.wizard.drawn') }).click()
    await expect(shown).toBeHidden()
    await wizard.getByRole('button', { name: t('preview.wizard.onPhoto') }).click()
    await expect(shown).toBeVisible()
    expect([await axeFaults(page), await nameFaults(page, t), await smallTargets(page)].flat()).toEqual([])

    // What she is about to pay for stands in her order as she saw it.
    await next(page).click()
    await choosePackage(page, /Essentiel/)
    await next(page).click()
    const order = wizard.getByRole('region', { name: t('payment.recap.title') })
    const ordered = order.locator('img').first()
    await expect(ordered).toHaveAttribute('src', /balayage_doux/)
    await expect(ordered).toHaveAttribute('src', new RegExp(api.preview('')))
    expect(await ordered.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true)
  })
}
