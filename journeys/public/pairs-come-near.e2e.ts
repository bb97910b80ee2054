import { PAIRS } from '@app/domain/site/pairs.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

/**
 * Tells how many pictures of a pair were asked for, from now on. Animations stand still: pairs come by themselves where no
 * script comes for 20 s (home.css), which a slow machine reaches.
 */
async function countPictures(page: Page): Promise<(portrait: number) => number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Animation.enable')
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return (portrait) => asked.filter((url) => url.includes(`/pairs/${portrait}-`)).length
}

test('on a telephone the pairs further down are fetched when she comes near, and all are there in the end', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' })
  const ofPair = await countPictures(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const [hero, ...row] = PAIRS.map(({ portrait }) => portrait)
  await expect.poll(() => [hero, row[0]].map((portrait) => ofPair(portrait ?? 0))).toEqual([1, 2])
  expect(ofPair(row.at(-1) ?? 0)).toBe(0)
  await page
    .getByRole('slider', { name: /^Comparer l.avant et l.après/ })
    .last()
    .scrollIntoViewIfNeeded()
  await expect.poll(() => row.map(ofPair)).toEqual(row.map(() => 2))
})

test('what the divider of the first pair uncovers comes at the first sign of her, before she is at the divider', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  const ofPair = await countPictures(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const swapped = () => ofPair(PAIRS[0].portrait)
  expect(swapped()).toBe(1)
  // Again and again: the page may not be listening yet.
  let x = 5
  await expect
    .poll(async () => {
      x += 1
      await page.mouse.move(x, 5)
      return swapped()
    })
    .toBe(2)
})

test('without scripts no pair is kept back', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
  await page.goto('/')
  for (const picture of await page.getByRole('main').locator('.pair-card img').all())
    await expect(picture).toBeVisible()
})

test('the pairs further down are asked for once those she sees first are there', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' })
  const [hero, next] = PAIRS
  const held = Promise.withResolvers<void>()
  await page.route(`**/pairs/${hero.portrait}-*`, async (route) => {
    await held.promise
    await route.continue()
  })
  const ofPair = await countPictures(page)
  const ofNext = () => ofPair(next.portrait)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Me connecter' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(ofNext()).toBe(0)
  held.resolve()
  await expect.poll(ofNext).toBe(2)
})
