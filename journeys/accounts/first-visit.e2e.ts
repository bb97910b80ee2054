import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { register } from '../visitor/visitor-steps.ts'

/** 0 holds every animation where it begins, so that a slow machine looks in time. */
async function playAnimations(page: Page, rate: 0 | 1): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Animation.enable')
  await cdp.send('Animation.setPlaybackRate', { playbackRate: rate })
}

/** As it is drawn this many milliseconds after the page. */
const holdSplashAt = (page: Page, moment: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && /^splash-(lift|gone)$/.test(animation.animationName))
        animation.currentTime = at
  }, moment)

const splashOf = (page: Page) => page.getByText('Chargement...', { exact: true })

// spec: 2.88, 2.95, 9.15
test('the first page of a visit lies under a splash screen that lets her press through, and lifts by itself at 1.2 s', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  await playAnimations(page, 0)
  await page.goto('/')
  await expect(splashOf(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeAttached()
  await holdSplashAt(page, 1199)
  await expect(splashOf(page)).toBeVisible()
  await holdSplashAt(page, 1200)
  await expect(splashOf(page)).toBeHidden()
  await holdSplashAt(page, 0)
  await expect(splashOf(page)).toBeVisible()
  await playAnimations(page, 1)
  await expect(splashOf(page)).toBeHidden()
})

test('the pages after the first have no splash screen', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await playAnimations(page, 0)
  await page.goto('/mentions-legales')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(splashOf(page)).toBeHidden()
})

test('she who asked for calm sees no splash screen', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await playAnimations(page, 0)
  await page.goto('/')
  await expect(splashOf(page)).toBeHidden()
})

test('without scripts the splash screen lifts all the same', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect(splashOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('no page asks its browser for what our own policy forbids (H1)', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text())
  })
  for (const path of ['/', '/mentions-legales', '/nulle-part', '/confirmer-adresse?resultat=ok'])
    await page.goto(path)
  await register(page, 'Inès')
  await expect(page.getByRole('button', { name: 'Me déconnecter' })).toBeVisible()
  expect(refused).toEqual([])
})

// spec: 2.8
test('an address of the dashboard that is no page says so, with its status', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  await register(page, 'Nora')
  expect((await page.goto('/dashboard/nulle-part'))?.status()).toBe(404)
  await expect(page.getByText('Page non trouvée', { exact: true })).toBeVisible()
  await expect(page.getByText('Cette page n’existe pas ou a été déplacée.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour au tableau de bord' })).toBeVisible()
})
