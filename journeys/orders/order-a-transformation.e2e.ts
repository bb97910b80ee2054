import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPhoto } from '@app/hair/check/check-photo.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../journey.ts'
import { decode, distanceToTone, facePsnr } from '../visitor/judge-pictures.ts'
import { photoSets } from '../visitor/test-photos.ts'
import { expectTold } from '../visitor/told.ts'
import {
  addPhotos,
  beginTransformation,
  chooseStyle,
  fillCard,
  giveConsents,
  next,
  payButton,
  register,
  UNTIL_MADE,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'

for (const { name, photos } of photoSets) {
  // spec: 1.1, 4.14, 4.17, 5.12
  test(`she orders a transformation from ${name} and receives five true pictures of herself`, async ({
    visit,
  }) => {
    const page = await visit({ acceptDownloads: true })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })

    await register(page, 'Camille')
    await expect(page.getByText('Votre première transformation vous attend').first()).toBeVisible()
    await beginTransformation(page, 'Cuivré d’automne')
    await expect(next(page)).toBeDisabled()
    await addPhotos(page, await photos())
    await waitForPhotos(page, 15)
    await next(page).click()
    await chooseStyle(page, 'Balayage doux')
    await next(page).click()
    await wizardOf(page)
      .getByRole('radio', { name: /Essentiel/ })
      .check()
    await next(page).click()
    await fillCard(page, '4242 4242 4242 4242')
    await giveConsents(page)
    await payButton(page).click()
    await expectTold(page, 'Paiement réussi !')

    await expect(page).toHaveURL(/\/dashboard\/transformations\//)
    await expect(page.getByText('Terminée').first()).toBeVisible(UNTIL_MADE)
    await expectTruePictures(page.request, page.url().split('/').at(-1) ?? '')
    await expectDownloads(page)
    await expectTheSizeThatIsSaid(page)
    expect(complaints).toEqual([])
  })
}

/** What the promise means, measured on the files she receives. */
async function expectTruePictures(request: APIRequestContext, id: string): Promise<void> {
  const { session } = await (await request.get(`/api/sessions/${id}`)).json()
  expect(session).toMatchObject({ sessionStatus: 'completed', imagesCount: 5, refund: null })
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const prints: string[] = []
  for (const image of session.images) {
    const file = await (await request.get(image.url)).body()
    const { width = 0, height = 0, xmp } = await sharp(file).metadata()
    expect(Math.max(width, height), 'at least 1024 px on the long side').toBeGreaterThanOrEqual(1024)
    expect(xmp?.toString(), 'marked as made by AI').toContain(
      'digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
    )
    const after = await decode(file)
    const before = await decode(await (await request.get(image.beforeUrl)).body())
    expect([before.w, before.h], 'before and after share their framing').toEqual([after.w, after.h])
    expect(await facePsnr(before, after), 'the face is untouched').toBeGreaterThanOrEqual(38)
    const colour = distanceToTone(before, after, image.tone)
    expect(colour.share, 'the hair changed').toBeGreaterThan(0.02)
    expect(colour.after, 'the hair moved towards the tone').toBeLessThan(colour.before)
    const path = join(folder, `${image.id}.jpg`)
    writeFileSync(path, file)
    prints.push((await checkPhoto(path)).fingerprint)
  }
  rmSync(folder, { recursive: true, force: true })
  const twins = prints.flatMap((print, i) =>
    prints.slice(i + 1).filter((other) => fingerprintsAreNear(print, other)),
  )
  expect(twins, 'no two pictures are alike').toEqual([])
}

async function expectDownloads(page: Page): Promise<void> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: /Tout télécharger/ }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('cuivre-d-automne.zip')
  expect(await download.failure()).toBeNull()
}

/** What lies beside the button is true of the file, which says that AI made it however large it is. */
async function expectTheSizeThatIsSaid(page: Page): Promise<void> {
  const started = page.waitForEvent('download')
  const button = page.getByRole('link', { name: /Télécharger l.image 1$/ })
  const said = await button.getAttribute('aria-describedby')
  const words = (await page.locator(`[id="${said}"]`).textContent()) ?? ''
  await button.click()
  const { width, height, xmp } = await sharp(await (await started).path()).metadata()
  const plain = words.replaceAll(/\s/g, '')
  expect(plain).toContain(`${width}×${height}pixels`)
  expect(width).toBeGreaterThanOrEqual(960)
  expect(width > 960).toBe(plain.includes('votrephoto'))
  expect(xmp?.toString()).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia')
}
