import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { arrive, beginTransformation, next, wizardOf } from '../visitor/visitor-steps.ts'
import { plain, wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
/** Of a notification with a long sentence and a button. */
const TALLEST = 240

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('what is measured does not stand in the page')
  return { top: box.y, bottom: box.y + box.height }
}

for (const width of [320, 390])
  test(`on a phone of ${width} px a notification covers neither the title of the wizard, nor its step, nor its buttons`, async ({
    visit,
  }) => {
    const page = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    await arrive(page, 'Maëlle')
    await beginTransformation(page, 'Mon carré')
    const wizard = wizardOf(page)
    const title = wizard.getByRole('heading', { name: t('drafts.title') })
    const step = wizard.getByText(
      plain(t('drafts.stepLine', { step: 1, total: 4, name: t('drafts.steps.photos') })),
    )
    // Once all of it is laid out, as far as it may be from the first look.
    await expect(async () => {
      // Where they stand, whether one is shown or not: it leaves by itself, and a slow machine may look too late.
      const { top } = await boxOf(page.getByRole('region', { name: t('ui.notifications') }))
      for (const above of [title, step, wizard.getByRole('button', { name: t('ui.close') })])
        expect(top).toBeGreaterThanOrEqual((await boxOf(above)).bottom)
      expect((await boxOf(next(page))).top - top).toBeGreaterThan(TALLEST)
    }).toPass({ timeout: 240_000 })
  })
