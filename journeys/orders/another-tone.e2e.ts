import { api, pages } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import {
  chooseStyle,
  fillCard,
  giveConsents,
  next,
  payButton,
  UNTIL_MADE,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const STYLE = t('styles.long_lisse.label')
const tones = (page: Page) => wizardOf(page).getByRole('radiogroup', { name: t('preview.page.tones') })
const tone = (page: Page, name: string) => tones(page).getByRole('radio', { name })

test('she orders a style in another tone than its own, and reads it wherever its style is named', async ({
  app,
  visit,
}) => {
  const her = await Person.register(app.url, `another-tone-${Date.now()}@exemple.fr`)
  const { id: draftId } = await her.fillDraft()
  await her.ask('PUT', api.draftById(draftId), { step: 2, packageType: null })
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await her.enter(page, pages.wizard())

  await chooseStyle(page, STYLE)
  const own = tone(page, t('preview.page.ownToneNamed', { tone: '2.0 brun' }))
  await expect(own).toBeChecked()
  await own.focus()
  await page.keyboard.press('ArrowRight')
  await expect(tone(page, '1.0 noir')).toBeChecked()
  await tone(page, '5.6 acajou rouge').click()
  const card = wizardOf(page).getByRole('radio', { name: new RegExp(`^${STYLE}.*5.6 acajou rouge`) })
  await expect(card).toBeChecked()
  // In this tone it comes anew.
  await expect(card.getByText(t('preview.wizard.badge'))).toBeVisible(UNTIL_MADE)
  expect(await axeFaults(page)).toEqual([])

  // Kept, though the page is loaded anew.
  await expect(wizardOf(page).getByText('long, lisse, 5.6 acajou rouge', { exact: false })).toBeVisible()
  await expect.poll(async () => (await her.draft()).tone).toBe('5.6')
  await page.reload()
  await expect(tone(page, '5.6 acajou rouge')).toBeChecked()

  await next(page).click()
  await wizardOf(page)
    .getByRole('radio', { name: /Essentiel/ })
    .check()
  await next(page).click()
  await expect(wizardOf(page).getByText(`${STYLE}, 5.6 acajou rouge, 5 images`)).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  await giveConsents(page)
  await payButton(page).click()

  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
  await expect(page.getByText('Nuance indicative 5.6 acajou rouge').first()).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  expect(transformationAnswer.parse(await her.get(api.transformation(id))).transformation.tone).toBe('5.6')
  // That it is made in its tone is told where she has her free image (first-free-image): nobody waits for these.
  await app.operate('cancel-transformation', id)
})
