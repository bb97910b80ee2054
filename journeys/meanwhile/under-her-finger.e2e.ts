import { api } from '@app/domain/routes.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { drawnPhoto } from '../visitor/test-photos.ts'
import { addPhotos, arrive, beginTransformation, waitForPhotos, wizardOf } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const PHONE = { viewport: { width: 390, height: 844 } }

const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? 0

async function beginWithOnePhoto(page: Page): Promise<void> {
  await arrive(page, 'Violette')
  await beginTransformation(page, 'Mon carré')
  await addPhotos(page, [await drawnPhoto(0)])
  await waitForPhotos(page, 1)
}

test('the photo she is about to take away keeps its place when another one is refused', async ({ visit }) => {
  const page = await visit(PHONE)
  await beginWithOnePhoto(page)
  const reached = await holdCalls(page, api.upload())
  const { buffer } = await drawnPhoto(1)
  await addPhotos(page, [
    { name: 'coupee.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, buffer.length / 2) },
  ])
  const remove = wizardOf(page).getByRole('button', { name: t('photos.remove', { number: 1 }) })
  const before = await topOf(remove)
  reached()
  await expect(wizardOf(page).getByText(t('photos.refusedTitle'))).toBeVisible()
  // Windows scroll by whole pixels.
  expect(Math.abs((await topOf(remove)) - before)).toBeLessThan(1)
})
