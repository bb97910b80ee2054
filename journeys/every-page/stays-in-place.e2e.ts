import { api, pages } from '@app/domain/routes.ts'
import { forgetMoves, movesOf, shareMoved, watchMoves } from '../checks/layout-moves.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { drawnPhotos } from '../visitor/test-photos.ts'
import { addPhotos, arrive, beginTransformation, waitForPhotos, wizardOf } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

/** Of the screen, times its height: what nobody notices. */
const MOST = 0.05
/** More than travel at the same time; each is checked for a second. */
const PHOTOS = 6
const DECLARATION_MS = 800
/** What her profile asks for when it opens. */
const PROFILE_PARTS = [
  api.viewings(),
  api.photoDeclaration(),
  api.otherSignIns(),
  api.secondFactor(),
  api.passkeys(),
  api.proRequest(),
]
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

for (const viewport of SIZES)
  test(`at ${viewport.width} px step 1 opens in its place, and her photos keep theirs while they are sent and checked`, async ({
    visit,
  }) => {
    const page = await visit({ viewport, reducedMotion: 'reduce' })
    await watchMoves(page)
    await arrive(page, 'Solène')
    await forgetMoves(page)
    // Slower than her draft: the box above the photos must not come after them.
    await page.route(`**${api.photoDeclaration()}`, async (route) => {
      await new Promise((after) => setTimeout(after, DECLARATION_MS))
      await route.continue()
    })
    await beginTransformation(page, 'Mon carré')
    await expect(wizardOf(page).getByRole('checkbox', { name: t('photos.declaration.label') })).toBeVisible()
    expect(await shareMoved(page), JSON.stringify(await movesOf(page))).toBeLessThanOrEqual(MOST)
    await forgetMoves(page)
    await addPhotos(page, (await drawnPhotos()).slice(0, PHOTOS))
    await waitForPhotos(page, PHOTOS)
    expect(await shareMoved(page), JSON.stringify(await movesOf(page))).toBeLessThanOrEqual(MOST)
  })

test('her dashboard and her result stay where they are while they load, on a phone and on a desk', async ({
  browser,
  finished: { app, email, transformationId },
}) => {
  for (const viewport of SIZES) {
    const context = await browser.newContext({ baseURL: app.url, viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await watchMoves(page)
    await (await Person.return(app.url, email)).enter(page)
    for (const path of [pages.dashboard(), pages.transformation(transformationId), pages.credits()]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect(await shareMoved(page), `${path} ${JSON.stringify(await movesOf(page))}`).toBeLessThanOrEqual(
        MOST,
      )
    }
    await context.close()
  }
})

test('nothing of her profile moves once she can press it: all that is known of her is shown together', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await arrive(page, 'Ysé')
  const held = new Map<string, () => void>()
  for (const path of PROFILE_PARTS)
    await page.route(`**${path}`, async (route) => {
      await new Promise<void>((handOver) => held.set(path, handOver))
      await route.continue()
    })
  await page.getByRole('button', { name: t('accounts.profileButton'), exact: true }).click()
  const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
  const button = profile.getByRole('button', { name: t('accounts.security.change') })
  await expect(profile.getByLabel(t('accounts.profile.firstName'), { exact: true })).toBeFocused()
  await expect.poll(() => [...held.keys()].sort()).toEqual([...PROFILE_PARTS].sort())
  for (const path of PROFILE_PARTS) {
    await expect(profile.getByRole('status')).toHaveText(t('ui.loading'))
    await expect(button).toBeHidden()
    const answered = page.waitForResponse(`**${path}`)
    held.get(path)?.()
    await answered
  }
  await expect(button).toBeVisible()
  const before = await button.boundingBox()
  await page.waitForLoadState('networkidle')
  expect(await button.boundingBox()).toEqual(before)
  await button.click()
  await expect(profile.getByLabel(t('accounts.security.currentPassword'), { exact: true })).toBeFocused()
})
