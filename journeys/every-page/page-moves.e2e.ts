import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { arrive, beginTransformation, closeWizard } from '../visitor/visitor-steps.ts'

interface Moves {
  /** Changes of page that moved inside the dashboard. */
  moves: number
  /** How this document moved in from the one before, by what moved; empty where nothing did. */
  cameIn: Record<string, Movement>
}

interface Movement {
  milliseconds: number
  opacity: [string, string]
  transform: [string, string]
}

/** 20 px from below, and 20 px further up. */
const SLIDE: Record<string, Movement> = {
  '::view-transition-old(root)': {
    milliseconds: 300,
    opacity: ['1', '0'],
    transform: ['none', 'translateY(-20px)'],
  },
  '::view-transition-new(root)': {
    milliseconds: 300,
    opacity: ['0', '1'],
    transform: ['translateY(20px)', 'none'],
  },
}

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: Moves = { moves: 0, cameIn: {} }
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...given) => {
      moves.moves += 1
      return start(...given)
    }
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      // One that is broken off never begins to move: nobody else asks for its promise.
      if (
        !(await viewTransition?.ready.then(
          () => true,
          () => false,
        ))
      )
        return
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.endsWith('(root)')) continue
        const [from, to] = effect.getKeyframes()
        // What frames the two neither fades nor goes anywhere.
        if (from?.opacity === undefined || to?.opacity === undefined) continue
        moves.cameIn[effect.pseudoElement] = {
          milliseconds: Number(effect.getComputedTiming().duration),
          opacity: [String(from.opacity), String(to.opacity)],
          transform: [String(from.transform), String(to.transform)],
        }
      }
    })
  })
}

const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: Moves }).moves)

for (const { motion, moved } of [
  { motion: 'no-preference', moved: true },
  { motion: 'reduce', moved: false },
] as const) {
  // spec: 2.97, 9.17
  test(`between public pages, motion ${motion}: the next page slides in, and the last one out: ${moved}`, async ({
    visit,
  }) => {
    const page = await visit({ reducedMotion: motion })
    await watchMoves(page)
    // A browser lets a page stand still that took it more than a few seconds: then she goes there again.
    await expect(async () => {
      await page.goto('/mentions-legales')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Politique de confidentialité' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
      await expect
        .poll(async () => (await movesOf(page)).cameIn, { timeout: 5000 })
        .toEqual(moved ? SLIDE : {})
    }).toPass()
  })

  // spec: 2.33, 2.96
  test(`inside the dashboard, motion ${motion}: pages move: ${moved}, the wizard and the header never`, async ({
    visit,
  }) => {
    const page = await visit({ reducedMotion: motion })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => /transition/i.test(message.text()) && errors.push(message.text()))
    await watchMoves(page)
    await arrive(page, 'Anouk')
    await beginTransformation(page, 'Essai')
    await closeWizard(page)
    expect((await movesOf(page)).moves).toBe(0)
    await page.goto('/dashboard/nulle-part')
    await page.setViewportSize({ width: 390, height: 260 })
    const back = page.getByRole('link', { name: 'Retour au tableau de bord' })
    await back.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    const scrolls = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(scrolls).toBe(moved ? 'smooth' : 'auto')
    await back.click()
    await expect(page.getByRole('heading', { name: /Mes Transformations/ })).toBeVisible()
    expect((await movesOf(page)).moves).toBe(moved ? 1 : 0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // A move that another one, or a window that changes its size, breaks off is no error.
    await page.goto('/dashboard/nulle-part')
    await back.click({ noWaitAfter: true })
    await page.setViewportSize({ width: 800, height: 600 })
    await page.goBack()
    await expect(back).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('a move between public pages that the browser breaks off is no error, nor is the next one', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Politique de confidentialité' })
  await page.goto('/mentions-legales')
  // The window changes its size, or she goes back, while the pages still move.
  await privacy.click({ noWaitAfter: true })
  await page.setViewportSize({ width: 800, height: 600 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
  await page.goBack({ waitUntil: 'commit' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  await privacy.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
  expect(errors).toEqual([])
})
