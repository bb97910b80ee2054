import { api, pages } from '@app/domain/routes.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { drawnPhoto } from '../visitor/test-photos.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  declarePhotos,
  PASSWORD,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const firstPhoto = async () => [await drawnPhoto(0)]
const SAVED = t('drafts.saving.saved')

test('a sign-in that expires while she works asks for her password over it, and nothing is lost', async ({
  browser,
  finished: { app, email, expiredToken },
}) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await (await Person.return(app.url, email)).enter(page)
  await beginTransformation(page, 'Mon carré')
  await expect(page.getByText(SAVED)).toBeVisible()
  const again = page.getByRole('alertdialog', { name: t('accounts.again.title') })
  const signIn = async (password: string) => {
    await again.getByLabel(t('signin.password'), { exact: true }).fill(password)
    await again.getByRole('button', { name: t('signin.login') }).click()
  }

  await declarePhotos(page)
  const chosen = page.waitForEvent('filechooser')
  await wizardOf(page)
    .getByRole('button', { name: t('photos.add') })
    .click()
  // The list of the page behind it is not told first.
  const typed = Promise.withResolvers<void>()
  await page.route(`**${api.transformations()}`, async (route) => {
    await typed.promise
    await route.continue()
  })
  await context.addCookies([{ name: 'sign_in', value: expiredToken, url: app.url }])
  await wizardOf(page).getByLabel(t('drafts.name')).fill('Mon carré flou')
  typed.resolve()
  await (await chosen).setFiles(await firstPhoto())
  await expect(again).toContainText(email)
  expect(await axeFaults(page)).toEqual([])
  await signIn('un autre mot')
  await expect(again.getByRole('alert')).toBeVisible()
  await signIn(PASSWORD)
  await expect(again).toBeHidden()
  await waitForPhotos(page, 1)
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await expect(wizardOf(page).getByLabel(t('drafts.name'))).toHaveValue('Mon carré flou')
  await waitForPhotos(page, 1)
  await context.close()
})

test('offline she is told so; what she wrote and chose goes on by itself once she is back', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await arrive(page, 'Paule')
  await beginTransformation(page, 'Mon carré')
  await declarePhotos(page)
  await page.context().setOffline(true)
  // On the sheet, which covers the line of the page.
  const line = wizardOf(page).getByText(t('dashboard.offline'))
  await expect(line).toBeInViewport({ ratio: 1 })
  await addPhotos(page, await firstPhoto())
  await page.context().setOffline(false)
  await expect(line).toBeHidden()
  await waitForPhotos(page, 1)
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await waitForPhotos(page, 1)
})

test('what she left unfinished is a card on her dashboard, which leads back into it', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await arrive(page, 'Queenie')
  const card = page.getByRole('link', { name: t('drafts.waiting.title', { step: 1, total: 4 }) })
  await expect(page.getByText(t('transformations.list.emptyTitle')).first()).toBeVisible()
  await expect(card).toBeHidden()
  await beginTransformation(page, 'Mon carré')
  await wizardOf(page)
    .getByRole('button', { name: t('ui.close'), exact: true })
    .click()
  await expect(page.getByText('Mon carré, 0 photo sur 15')).toBeVisible()
  // In her header and in the list.
  await expect(page.getByText(t('transformations.list.begunTitle'))).toHaveCount(2)
  await expect(page.getByText(t('accounts.revealed', { count: 0 }))).toHaveCount(0)
  await card.click()
  await expect(wizardOf(page).getByLabel(t('drafts.name'))).toHaveValue('Mon carré')
})

test('a page whose script cannot be fetched says what to do, and works once it is asked for anew', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await arrive(page, 'Rose')
  for (const [path, sentence] of [
    [pages.home(), t('landing.lacking')],
    [pages.dashboard(), t('dashboard.lacking')],
  ] as const) {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.unroute('**/*.js')
    await page.getByRole('link', { name: t('dashboard.broken.action') }).click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: /Mes Transformations/ })).toBeVisible()
})
