import { pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { drawnPhoto } from '../visitor/test-photos.ts'
import {
  codeSentTo,
  declarePhotos,
  fillRegistration,
  next,
  type Photo,
  typeCode,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import type { Walk } from './walk.ts'

/** From one photo tried on to the free image, up to where it is asked for. */
export const aFirstFreeImage: Walk = {
  name: 'a first free image',
  walk: async ({ page, t, look, complaints }) => {
    const portrait = await drawnPhoto(0)
    await page.goto(pages.tryOn())
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: t('preview.page.choose') }).click()
    await (await chosen).setFiles(portrait as Photo)
    await page.getByRole('button', { name: t('preview.page.create') }).click()
    const address = await fillRegistration(page, 'Camille', t)
    const declaration = wizardOf(page, t).getByRole('checkbox', { name: t('photos.declaration.label') })
    await expect(declaration).toBeVisible()
    await look('photos-to-declare')
    await declarePhotos(page, t)
    await waitForPhotos(page, 1, t)
    // Without the notification that greets her.
    await page.reload()
    await waitForPhotos(page, 1, t)
    await look('photos-of-one')
    await next(page, t).click()
    await next(page, t).click()
    const wizard = wizardOf(page, t)
    await expect(wizard.getByLabel(t('accounts.code.label', { digits: 6 }))).toBeVisible()
    await look('package-locked')
    complaints.expect(/^403 .*email-code/)
    const code = await codeSentTo(page, address)
    await typeCode(page, code === '000000' ? '000001' : '000000', t)
    await expect(wizard.getByText(t('fields.codeWrong'))).toBeVisible()
    await look('package-code-wrong')
    await typeCode(page, code, t)
    await expect(wizard.getByText(t('catalogue.packages.unlocked'))).toBeVisible()
    await look('package-unlocked')
  },
}
