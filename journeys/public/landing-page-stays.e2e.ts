import type { Page } from '@playwright/test'
import { movesOf, watchMoves } from '../checks/layout-moves.ts'
import { expect, test } from '../journey.ts'

/** Files of the landing page's letters: which comes first is the network's choice. */
const LETTERS = ['newsreader-italic', 'newsreader', 'ysabeau-office']

for (const width of [390, 412, 1280])
  for (const first of LETTERS)
    test(`at ${width} px the landing page stays where it is when its letters come late, ${first} before the others`, async ({
      visit,
    }) => {
      const page = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
      await watchMoves(page)
      const held = new Map<string, () => void>()
      await page.route(/\.woff2$/, async (route) => {
        const name = LETTERS.find((letters) => route.request().url().includes(`/${letters}-`)) ?? 'unknown'
        await new Promise<void>((resolve) => held.set(name, resolve))
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await expect.poll(() => [...held.keys()].sort()).toEqual([...LETTERS].sort())
      held.get(first)?.()
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => !family.includes('Stand-in') && status === 'loaded'),
      )
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      for (const handOver of held.values()) handOver()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // What stands in for our letters is as wide as they are, but for a word's few pixels.
      expect(shareOf(await movesOf(page))).toBeLessThan(0.01)
    })

for (const width of [390, 1280])
  test(`at ${width} px the landing page does not move while it loads and while she reads it to the end`, async ({
    visit,
  }) => {
    const page = await visit({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    await watchMoves(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    // Letters are asked for once the first picture is there.
    await expect(page.locator('html[data-picture-first]')).toHaveCount(0)
    await drawn(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await drawn(page)
    // What stands in for our letters is as wide as they are, but for a word's few pixels.
    expect(shareOf(await movesOf(page))).toBeLessThan(0.01)
    const whileLoading = (await movesOf(page)).length
    while (!(await isReadToTheEnd(page))) await page.mouse.wheel(0, 600)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect((await movesOf(page)).slice(whileLoading)).toEqual([])
  })

/** What was asked of the page until now is drawn, and told to who watches it. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      }),
  )

const isReadToTheEnd = (page: Page) =>
  page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)

const shareOf = (moves: { share: number }[]): number => moves.reduce((sum, { share }) => sum + share, 0)
