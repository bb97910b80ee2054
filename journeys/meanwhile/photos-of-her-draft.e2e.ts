import { api } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { drawnPhotos } from '../visitor/test-photos.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  declarePhotos,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('a photo that could not be taken away says so until it is, and she keeps her place', async ({
  visit,
}) => {
  const page = await visit()
  await arrive(page, 'Maud')
  await beginTransformation(page, 'Mon carré')
  await addPhotos(page, (await drawnPhotos()).slice(0, 2))
  await waitForPhotos(page, 2)
  let isCut = true
  const seen = Promise.withResolvers<void>()
  await page.route(`**${api.upload()}`, async (route) => {
    await seen.promise
    await (isCut ? route.abort() : route.continue())
  })
  const remove = wizardOf(page).getByRole('button', { name: t('photos.remove', { number: 1 }) })
  const trouble = wizardOf(page).getByText(t('photos.notices.deleteError'))
  await remove.focus()
  await remove.press('Enter')
  await expect(wizardOf(page).getByText(t('photos.states.deleting'))).toBeVisible()
  seen.resolve()
  await expect(trouble).toBeVisible()
  await expect(remove).toBeFocused()
  isCut = false
  await remove.press('Enter')
  await waitForPhotos(page, 1)
  await expect(trouble).toBeHidden()
})

test('on a telephone the camera keeps its place when what her photos lack is said', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await arrive(page, 'Paloma')
  await beginTransformation(page, 'Mon carré')
  await declarePhotos(page)
  const wizard = wizardOf(page)
  const camera = wizard.getByRole('button', { name: t('photos.camera') })
  const slots = wizard.getByRole('list', { name: t('photos.slots') })
  const below = async () => {
    const [list, button] = [await slots.boundingBox(), await camera.boundingBox()]
    return (button?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)
  }
  const before = await below()
  await addPhotos(page, await drawnPhotos())
  await waitForPhotos(page, 15)
  await expect(wizard.getByText(t('photos.hintsTitle'))).toBeVisible()
  expect(await below()).toBeCloseTo(before, 0)
})
