import { api } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { drawnPhoto, drawnPhotos } from '../visitor/test-photos.ts'
import { expectTold } from '../visitor/told.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  closeWizard,
  openWizard,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const PHONE = { viewport: { width: 390, height: 844 } }
const NAME = 'Mon carré'
const held = (photos: string) => `${NAME}, ${photos} sur 15`

test('what she has begun is a card as soon as she closes the wizard, and nothing below it moves later', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  await arrive(page, 'Irène')
  const list = page.getByRole('heading', { name: /Mes Transformations/ })
  await expect(list).toBeVisible()
  await beginTransformation(page, NAME)
  await expect(page.getByText(t('drafts.saving.saved'))).toBeVisible()
  const closed = await holdCalls(page, api.waitingDraft())
  await closeWizard(page)
  const before = await list.boundingBox()
  const answered = page.waitForResponse(`**${api.waitingDraft()}`)
  closed()
  await answered
  await expect(page.getByText(held('0 photo'))).toBeVisible()
  expect(await list.boundingBox()).toEqual(before)
})

test('photos that arrive once the wizard is closed are counted on its card, and she is told', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  await arrive(page, 'Jeanne')
  await beginTransformation(page, NAME)
  const closed = await holdCalls(page, api.upload())
  await addPhotos(page, (await drawnPhotos()).slice(0, 2))
  await expect(page.getByText(t('photos.count.sending', { count: 2 })).first()).toBeAttached()
  await closeWizard(page)
  await expectTold(page, t('drafts.closedSending'))
  closed()
  await expect(page.getByText(held('2 photos'))).toBeVisible()
  await expectTold(page, t('toasts.uploadSuccess.title'))
})

test('a photo that could not be sent once the wizard is closed is told, and sent by one press', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  await arrive(page, 'Lucie')
  await beginTransformation(page, NAME)
  const closed = await holdCalls(page, api.upload(), 'abort')
  await addPhotos(page, (await drawnPhotos()).slice(0, 1))
  await expect(page.getByText(t('photos.count.sending', { count: 1 })).first()).toBeAttached()
  await closeWizard(page)
  closed()
  const again = page.getByRole('button', { name: t('toasts.uploadError.action') })
  await expect(again).toBeVisible()
  await page.unroute(`**${api.upload()}`)
  await again.click()
  await expect(page.getByText(held('1 photo'))).toBeVisible()
})

test('a photo she chose before she declared waits for her while the wizard is closed, and she is told', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  await arrive(page, 'Mathilde')
  await openWizard(page)
  const wizard = wizardOf(page)
  const chosen = page.waitForEvent('filechooser')
  await wizard.getByRole('button', { name: t('photos.add') }).click()
  await (await chosen).setFiles(await drawnPhoto(0))
  const waiting = wizard.getByText(t('photos.declaration.first', { count: 1 }))
  await expect(waiting).toBeVisible()
  await closeWizard(page)
  await expectTold(page, t('drafts.closedHeld', { count: 1 }))
  await openWizard(page)
  await expect(waiting).toBeVisible()
  await wizard.getByRole('checkbox', { name: t('photos.declaration.label') }).press('Space')
  await waitForPhotos(page, 1)
})
