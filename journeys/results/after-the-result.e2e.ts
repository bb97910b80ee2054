import { api, pages } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import {
  type Transformation,
  transformationsAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person, until } from '../visitor/person.ts'
import { expectTold } from '../visitor/told.ts'
import { PASSWORD } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'
import { isWide } from '../wide.ts'

const READERS = [
  { reader: 'in French on a telephone', language: 'fr', viewport: { width: 390, height: 844 } },
  { reader: 'in English on a desk', language: 'en', viewport: { width: 1280, height: 900 } },
] as const

const finishedOf = async (her: Person): Promise<Transformation> => {
  const list = async () => transformationsAnswer.parse(await her.get(api.transformations())).transformations
  const [finished] = await until('her images', list, (all) => all.some(transformationIs.completed))
  if (!finished) throw new Error('no transformation')
  return finished
}

for (const { reader, language, viewport } of isWide ? READERS : [])
  test(`she keeps a favourite, deletes an image, reuses her photos, has them deleted, then leaves, ${reader}`, async ({
    app,
    visit,
  }) => {
    const t = wordsIn(language)
    const email = `after-${language}-${Date.now()}@exemple.fr`
    const her = await Person.register(app.url, email)
    await her.fillDraft()
    await her.order()
    const { id, imagesCount } = await finishedOf(her)
    const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
    const page = await visit({ viewport, locale, reducedMotion: 'reduce' })
    await her.enter(page, pages.transformation(id))
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    const heart = button(t('transformations.after.favourites.keep', { number: 1 }))
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await button(t('transformations.after.favourites.filter', { total: 1 })).click()
    await expect(
      page.getByRole('button', { name: t('transformations.page.compare', { number: 2 }) }),
    ).toBeHidden()
    expect(await axeFaults(page)).toEqual([])

    await button(t('transformations.page.compare', { number: 1 })).click()
    await button(t('transformations.after.images.delete', { number: 1 })).click()
    await expect(button(t('transformations.after.cancel'))).toBeFocused()
    await button(t('transformations.after.images.confirm')).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    // The next image takes the place of the deleted one.
    await expect(page.getByText(/Image 1 \w+ 4/)).toBeVisible()
    const kept = t('transformations.progress.kept', { count: imagesCount - 1, made: imagesCount })
    await expect(page.getByText(kept).first()).toBeVisible()

    await button(t('transformations.after.reuse.action')).click()
    await expect(page.getByText(t('photos.count.announced', { count: 15, total: 15 })).first()).toBeAttached()
    await expect(button(t('drafts.next'))).toBeEnabled()

    await page.goto(pages.transformation(id))
    await button(t('transformations.after.photos.forget')).click()
    await button(t('transformations.after.photos.confirm')).click()
    const line = page.getByText(/Photos sources effacées le|Source photos deleted on/)
    await expect(line).toBeFocused()
    await expect(button(t('transformations.after.reuse.action'))).toBeHidden()
    await button(t('transformations.after.photos.open', { number: 1 })).click()
    await expect(page.getByText(t('transformations.after.photos.noBefore'))).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    await page.goto(`${pages.dashboard()}?fenetre=profil`)
    await button(t('leaving.delete')).click()
    await page.getByLabel(t('leaving.password'), { exact: true }).fill(PASSWORD)
    expect(await axeFaults(page)).toEqual([])
    await button(t('leaving.confirm')).click()
    await expectTold(page, t('leaving.doneTitle'))
    expect((await her.ask('GET', api.currentUser())).status).toBe(401)
  })
