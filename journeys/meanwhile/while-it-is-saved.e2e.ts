import { api } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { openResult } from '../visitor/result-page.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('what she writes while her review is being saved stays as she wrote it', async ({ visit, finished }) => {
  const page = await visit()
  await openResult(page, finished)
  const question = page.getByRole('region', { name: t('reviews.title') })
  await question.getByRole('button', { name: t('reviews.yes'), exact: true }).click()
  const words = question.getByLabel(t('reviews.text'))
  await words.fill('La frange me va bien.')
  const typed = await holdCalls(page, api.review(finished.transformationId))
  const save = question.getByRole('button', { name: t('reviews.save') })
  await save.click()
  await words.fill('La frange me va bien. Merci !')
  const answered = page.waitForResponse(`**${api.review(finished.transformationId)}`)
  typed()
  await answered
  await expect(save).toBeEnabled()
  await expect(words).toHaveValue('La frange me va bien. Merci !')
  await expect(words).toBeFocused()
})
