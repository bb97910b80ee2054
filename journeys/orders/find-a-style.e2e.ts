import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { draftStylesAnswer } from '@app/domain/preview/preview-api.ts'
import { api } from '@app/domain/routes.ts'
import { axeFaults } from '../checks/axe.ts'
import { reflowFaults } from '../checks/reflow.ts'
import { expect, test } from '../journey.ts'
import { drawnPhoto } from '../visitor/test-photos.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  chooseStyle,
  next,
  UNTIL_MADE,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('she looks for a style by its words, by its colour, among those she keeps and those her photo carries, and is led back from one her photo does not carry', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await arrive(page, 'Oriane')
  await beginTransformation(page, 'Mon carré')
  await addPhotos(page, [await drawnPhoto(0)])
  await waitForPhotos(page, 1)
  await next(page).click()
  const wizard = wizardOf(page)
  const styles = wizard.getByRole('radiogroup', { name: 'Styles de cheveux' }).getByRole('radio')
  const search = wizard.getByRole('searchbox', { name: 'Chercher un style' })
  const filters = wizard.getByRole('list', { name: 'Filtrer les styles' })
  await filters.getByRole('button', { name: 'Mes favoris', exact: true }).click()
  await expect(wizard.getByText(t('catalogue.search.noFavourites'))).toBeVisible()
  await wizard.getByRole('button', { name: 'Montrer tous les styles' }).click()
  await filters.press('ArrowRight')
  await expect.poll(() => filters.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await reflowFaults(page)).toEqual([])
  await search.fill('carre frange')
  await expect(styles).toHaveCount(1)
  await search.press('Enter')
  await expect(styles).toHaveAccessibleName(/Carré à frange/)
  await search.fill('mulet')
  await expect(styles).toHaveCount(0)
  await wizard.getByRole('button', { name: 'Montrer tous les styles' }).click()
  await expect(search).toHaveValue('')
  await wizard.getByRole('button', { name: 'Cuivrés et rouges' }).click()
  await expect(styles.first()).toHaveAccessibleName(/cuivré|rouge|vénitien/)

  await wizard.getByRole('button', { name: /^Tous/ }).click()
  const heart = wizard.getByRole('button', { name: 'Garder parmi mes favoris : Carré à frange' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await wizard.getByRole('button', { name: 'Mes favoris (1)' }).click()
  await expect(styles).toHaveCount(1)
  await expect(styles).toHaveAccessibleName(/Carré à frange/)

  const carried = await page.evaluate(
    (path) => fetch(path).then((answer) => answer.json()),
    api.draftStyles(),
  )
  await wizard.getByRole('button', { name: /^Tous/ }).click()
  const forHerPhotos = wizard.getByRole('button', { name: /^Pour mes photos \(/ })
  await forHerPhotos.click(UNTIL_MADE)
  await expect(forHerPhotos).toHaveAccessibleName(`Pour mes photos (${await styles.count()})`)
  expect(await styles.count()).toBeGreaterThan(0)
  await expect(wizard.getByRole('radio', { name: t('preview.wizard.impossible') })).toHaveCount(0)
  const missed = draftStylesAnswer.parse(carried).impossible[0]?.style as BaseStyleId
  const told = Promise.withResolvers<void>()
  await page.route(`**${api.draftStyles()}*`, async (route) => {
    await told.promise
    await route.continue()
  })
  await page.reload()
  await expect(wizard.getByText(t('preview.wizard.unchecked')).first()).toBeVisible(UNTIL_MADE)
  expect(await axeFaults(page)).toEqual([])
  await chooseStyle(page, t(`styles.${missed}.label`))
  await next(page).click()
  await expect(wizard.getByRole('radiogroup', { name: t('catalogue.packages.label') })).toBeVisible()
  told.resolve()
  await expect(wizard.getByRole('alert')).toContainText(t(`styles.${missed}.label`))
  const card = styles.and(wizard.getByRole('radio', { name: t('preview.wizard.impossible'), disabled: true }))
  await expect(card.first()).toBeVisible()
  await expect(wizard.getByText(t('preview.wizard.unchecked'))).toHaveCount(0)
})
