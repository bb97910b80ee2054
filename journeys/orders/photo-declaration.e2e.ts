import { api } from '@app/domain/routes.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { drawnPhoto } from '../visitor/test-photos.ts'
import {
  beginTransformation,
  type Photo,
  register,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

for (const language of ['fr', 'en'] as const) {
  const t = wordsIn(language)
  test(`what she chose before she declared that it is hers to send waits for the tick; her profile takes it back (${language})`, async ({
    visit,
  }) => {
    const page = await visit({
      viewport: { width: 390, height: 844 },
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    })
    await register(page, 'Camille', t)
    await beginTransformation(page, 'Cuivré', t)
    const wizard = wizardOf(page, t)
    const box = wizard.getByRole('checkbox', { name: t('photos.declaration.label') })
    await expect(box).not.toBeChecked()

    const photo = await drawnPhoto(0)
    const chosen = page.waitForEvent('filechooser')
    await wizard.getByRole('button', { name: t('photos.add') }).click()
    await (await chosen).setFiles(photo as Photo)
    await expect(wizard.getByText(t('photos.declaration.first', { count: 1 }))).toBeVisible()
    await expect(box).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Space')
    await waitForPhotos(page, 1, t)
    await expect(box).toHaveCount(0)

    await page.goto('/dashboard?fenetre=profil')
    const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
    await expect(profile.getByText(t('photos.declaration.label'))).toBeVisible()
    await profile.getByRole('button', { name: t('photos.declaration.profile.withdraw') }).click()
    await expect(profile.getByText(t('photos.declaration.profile.warning'))).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await profile.getByRole('button', { name: t('photos.declaration.profile.confirm') }).click()
    await expect(profile.getByText(t('photos.declaration.profile.none'))).toBeVisible()
    const place = profile.getByRole('region', { name: t('photos.declaration.profile.title') })
    await expect(place, 'what she pressed has gone').toBeFocused()

    await page.goto('/dashboard/nouvelle')
    await expect(box).not.toBeChecked()
    await waitForPhotos(page, 0, t)
  })
}

test('a declaration that can be neither read nor kept says so at its box, and her photo goes on once it can', async ({
  visit,
}) => {
  const t = wordsIn('fr')
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await register(page, 'Camille')
  await page.route(`**${api.photoDeclaration()}`, (route) => route.fulfill({ status: 500 }))
  await beginTransformation(page, 'Cuivré')
  const wizard = wizardOf(page)
  const photo = await drawnPhoto(0)
  const chosen = page.waitForEvent('filechooser')
  await wizard.getByRole('button', { name: t('photos.add') }).click()
  await (await chosen).setFiles(photo as Photo)
  const box = wizard.getByRole('checkbox', { name: t('photos.declaration.label') })
  await expect(box).toBeFocused()
  await box.click()
  await expect(wizard.getByText(t('photos.declaration.failed'))).toBeVisible()
  await expect(box).not.toBeChecked()
  await page.unroute(`**${api.photoDeclaration()}`)
  await box.click()
  await waitForPhotos(page, 1)
  await expect(box).toHaveCount(0)
})
