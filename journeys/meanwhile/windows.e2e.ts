import { api, pages } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { arrive } from '../visitor/visitor-steps.ts'
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
