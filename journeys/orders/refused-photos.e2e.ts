import { api } from '@app/domain/routes.ts'
import sharp from 'sharp'
import { expect, test } from '../journey.ts'
import { drawnPhoto, drawnPhotos } from '../visitor/test-photos.ts'
import { expectTold } from '../visitor/told.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  giveConsents,
  next,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'

// spec: 5.10
test('what is no photo is refused with its own sentence, and the good ones stay (U1)', async ({ visit }) => {
  const page = await visit()
  await arrive(page, 'Nora')
  await beginTransformation(page, 'Essai')
  const good = await drawnPhoto(0)
  const gif = await sharp(good.buffer).resize(900).gif().toBuffer()
  await addPhotos(page, [
    good,
    { name: 'animation.gif', mimeType: 'image/gif', buffer: gif },
    {
      name: 'lettre.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('Chère Léa, je t’écris cette lettre.'),
    },
    { name: 'coupee.jpg', mimeType: 'image/jpeg', buffer: good.buffer.subarray(0, good.buffer.length / 2) },
  ])
  await waitForPhotos(page, 1)
  const wizard = wizardOf(page)
  const refused = (name: string, sentence: string) =>
    expect(
      wizard.getByRole('listitem').filter({ hasText: name }).filter({ hasText: sentence }).first(),
    ).toBeVisible()
  await refused('animation.gif', 'Veuillez utiliser des images au format JPG ou PNG.')
  await refused('lettre.jpg', 'Veuillez utiliser des images au format JPG ou PNG.')
  await refused('coupee.jpg', 'Cette photo est abîmée ou incomplète. Choisissez-en une autre.')
})

// spec: 5.10, 5.11, 5.14, 8.32
test('sixteen files at once are refused together, and the first that fit follow in one press', async ({
  visit,
}) => {
  const page = await visit()
  await arrive(page, 'Inès')
  await beginTransformation(page, 'Essai')
  const one = await drawnPhoto(1)
  const sixteen = Array.from({ length: 16 }, (_, index) => ({ ...one, name: `copie-${index}.jpg` }))
  await addPhotos(page, sixteen)
  const said = (words: string) => wizardOf(page).getByText(words, { exact: false }).first()
  await expect(said('15 photos au maximum par envoi')).toBeVisible()
  await expect(said('Celle-ci serait de trop : copie-15.jpg.')).toBeVisible()
  const other = await drawnPhoto(2)
  const webp = await sharp(other.buffer).webp().toBuffer()
  await addPhotos(page, [{ name: 'portrait.webp', mimeType: 'image/webp', buffer: webp }])
  await waitForPhotos(page, 1)
  await addPhotos(page, sixteen)
  await wizardOf(page).getByRole('button', { name: 'Ajouter les 14 premières' }).click()
  await waitForPhotos(page, 2)
})

// spec: 8.17
test('« Suivant » pressed too early says « Photos manquantes », though it looks closed', async ({
  visit,
}) => {
  const page = await visit()
  await arrive(page, 'Ève')
  await beginTransformation(page, 'Vacances')
  await expect(next(page)).toBeDisabled()
  await next(page).click({ force: true })
  await expectTold(page, 'Photos manquantes')
  await expect(wizardOf(page).getByLabel('Nom de votre transformation')).toBeVisible()
})

// spec: 2.47, 2.77
test('the draft is there again after a reload, at the same step', async ({ visit }) => {
  const page = await visit()
  await arrive(page, 'Awa')
  await beginTransformation(page, 'Vacances')
  await addPhotos(page, [await drawnPhoto(2), await drawnPhoto(3)])
  await waitForPhotos(page, 2)
  const sheet = await wizardOf(page).boundingBox()
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(page.viewportSize()?.height)
  await expect(wizardOf(page).getByText('Enregistré à l’instant')).toBeVisible()
  await page.reload()
  await expect(wizardOf(page).getByLabel('Nom de votre transformation')).toHaveValue('Vacances')
  await waitForPhotos(page, 2)
  await wizardOf(page).getByRole('button', { name: 'Retirer la photo 1' }).click()
  await waitForPhotos(page, 1)
})

// spec: 4.15, 4.16, 4.24, 4.25, 7.27, 8.46, 8.53
test('a hint on her photos does not stop her; a declined card is said beside the button, and a confirmed one is paid once', async ({
  visit,
  app,
}) => {
  const page = await visit()
  await arrive(page, 'Zoé')
  await beginTransformation(page, 'Carte')
  await addPhotos(page, await drawnPhotos())
  await waitForPhotos(page, 15)
  const wizard = wizardOf(page)
  const next = wizard.getByRole('button', { name: 'Suivant' })
  // All fifteen look at her: a hint says so, and she goes on with them.
  await expect(
    wizard.getByText('Il manque des profils, le gauche et le droit.', { exact: false }),
  ).toBeVisible()
  await next.click()
  await wizard.getByRole('radio', { name: /Long miroir/ }).check()
  await next.click()
  await wizard.getByRole('radio', { name: /Essentiel/ }).check()
  const asked = page.waitForResponse(`**${api.createIntent()}`)
  await next.click()
  const { clientSecret } = await (await asked).json()
  await expect(next).toHaveCount(0)
  await wizard.getByRole('button', { name: 'Modifier' }).click()
  await expect(wizard.getByRole('radio', { name: /Essentiel/ })).toBeChecked()
  await next.click()
  await wizard.getByLabel('Expiration').fill('12 / 34')
  await wizard.getByLabel('Code de sécurité').fill('123')
  await giveConsents(page)
  const pay = wizard.getByRole('button', { name: /^Payer .*obligation de paiement/ })
  const tryCard = async (number: string) => {
    await wizard.getByLabel('Numéro de carte').fill(number)
    await pay.click()
  }
  const seenTogether = async () => {
    await expect(wizard.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(pay).toBeInViewport({ ratio: 1 })
  }
  const confirming = page.waitForRequest(`**${api.testCardConfirm()}`)
  await page.setViewportSize({ width: 1280, height: 900 })
  await tryCard('4000 0000 0000 0002')
  expect((await confirming).postDataJSON()).toMatchObject({ clientSecret })
  await expect(wizard.getByRole('alert')).toContainText('Erreur de paiement: Votre carte a été refusée')
  await seenTogether()
  await page.setViewportSize({ width: 390, height: 844 })
  await tryCard('4000 0000 0000 9995')
  await expect(wizard.getByRole('alert')).toContainText('fonds disponibles')
  await seenTogether()
  await tryCard('4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(wizard.getByRole('alert')).toContainText('La confirmation a été refusée')
  await pay.click()
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
  await expectTold(page, 'Paiement réussi !')
  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
  await page.goBack()
  const { sessions } = await (await page.request.get('/api/sessions')).json()
  expect(sessions).toHaveLength(1)
  // Nobody waits for its images.
  await app.operate('cancel-transformation', sessions[0].id)
})
