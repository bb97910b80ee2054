import { api, pages } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { Person } from '../visitor/person.ts'
import { arrive, newAddress } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('a window that came late, and was asked for twice, is closed by one press', async ({ visit }) => {
  const page = await visit()
  const pressed = Promise.withResolvers<void>()
  await page.route('**/profile-window-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await arrive(page, 'Nina')
  const open = page.getByRole('button', { name: t('accounts.profileButton') })
  await open.click()
  await expect(page).toHaveURL(/fenetre=profil/)
  await open.click()
  pressed.resolve()
  const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
  await expect(profile.getByLabel(t('accounts.profile.firstName'))).toHaveValue('Nina')
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${pages.dashboard()}$`))
})

test('a portrait that is kept once its window is closed leaves her where she is', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  await arrive(page, 'Odile')
  await page.getByRole('button', { name: t('accounts.avatars.title') }).click()
  const portraits = page.getByRole('dialog', { name: t('accounts.avatars.title') })
  const closed = await holdCalls(page, api.profileImage())
  await portraits.getByRole('button', { pressed: false }).first().click()
  await expect(portraits.getByText(t('accounts.avatars.saving'))).toBeVisible()
  // While it leaves it is still there: the answer comes in between.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Animation.enable')
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`${pages.dashboard()}$`))
  const answered = page.waitForResponse(`**${api.profileImage()}`)
  closed()
  await answered
  await expect(page.getByText(t('toasts.imageUpdated.title')).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Odile' })).toBeAttached()
  await expect(page).toHaveURL(new RegExp(`${pages.dashboard()}$`))
})

test('back from a purchase her journey stands open at her purchases, and one press closes it', async ({
  app,
  visit,
}) => {
  const her = await Person.register(app.url, newAddress('Pauline'))
  await her.buyCredits('credits_30', 34.9)
  const page = await visit()
  await her.enter(page)
  await page.getByRole('button', { name: t('accounts.journeyButton') }).click()
  const purchases = page.getByRole('tab', { name: t('transformations.journey.purchasesTab') })
  await purchases.click()
  await page.getByRole('link', { name: t('transformations.journey.creditPack', { count: 30 }) }).click()
  await expect(page.getByText(t('purchases.startCredits'))).toBeVisible()
  await page.goBack()
  await expect(purchases).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${pages.dashboard()}$`))
})
