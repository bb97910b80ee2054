import { api, pages } from '@app/domain/routes.ts'
import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../journey.ts'
import { openResult } from '../visitor/result-page.ts'
import { expectTold, listen } from '../visitor/told.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const READER = { locale: 'fr-FR', reducedMotion: 'reduce' } as const
const TELEPHONE = { ...READER, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { ...READER, viewport: { width: 1280, height: 900 } }

test('before and after go home as one picture', async ({ browser, finished }) => {
  const page = await browser.newPage({ baseURL: finished.app.url, ...DESK })
  await openResult(page, finished)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: t('transformations.page.beforeAfter') }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/-001-avant-apres\.jpg$/)
  const { width = 0, height = 0 } = await sharp(await download.path()).metadata()
  expect(width).toBeGreaterThan(height)
  await page.close()
})

test('the device’s own share sheet is handed the picture of both, and closing it is no trouble', async ({
  browser,
  finished,
}) => {
  const page = await browser.newPage({ baseURL: finished.app.url, ...TELEPHONE })
  await listen(page.context())
  await page.addInitScript(bringShareSheet)
  await openResult(page, finished)
  const share = page.getByRole('button', { name: t('transformations.page.share'), exact: true })
  await share.click()
  // A slow network: the press is forgotten before the picture is there.
  await expectTold(page, t('transformations.page.shareAgain'))
  await share.click()
  await expect
    .poll(() => sharedOn(page))
    .toEqual([expect.stringMatching(/^avant-apres\.jpg image\/jpeg [1-9]/)])
  await expect(share).toBeEnabled()
  await expect(page.getByText(t('transformations.page.shareTrouble'))).toBeHidden()
  await page.close()
})

/** Of what a telephone brings along: a sheet that takes files, once her press is fresh, and that she closes again. */
function bringShareSheet(): void {
  const shared: string[] = []
  let presses = 0
  const share = async ({ files = [] }: ShareData) => {
    presses += 1
    if (presses === 1) throw new DOMException('the press is too old', 'NotAllowedError')
    for (const { name, type, size } of files) shared.push(`${name} ${type} ${size}`)
    throw new DOMException('closed', 'AbortError')
  }
  Object.assign(window, { shared })
  Object.assign(navigator, { share, canShare: ({ files = [] }: ShareData) => files.length > 0 })
}

const sharedOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared') as string[])

for (const width of [320, 390, 768, 1280])
  test(`at ${width} px her five images leave no hole in the gallery`, async ({ browser, finished }) => {
    const page = await browser.newPage({
      baseURL: finished.app.url,
      ...READER,
      viewport: { width, height: 844 },
    })
    await openResult(page, finished)
    const images = page.getByRole('region', { name: t('transformations.page.images') }).getByRole('listitem')
    await expect(images).toHaveCount(5)
    const edges = await edgesOf(images)
    const right = Math.max(...edges.map((edge) => edge.right))
    for (const row of Map.groupBy(edges, ({ top }) => top).values()) {
      expect(Math.max(...row.map((edge) => edge.right))).toBe(right)
      expect(new Set(row.map((edge) => edge.bottom)).size).toBe(1)
    }
    await page.close()
  })

const edgesOf = (tiles: Locator) =>
  tiles.evaluateAll((all) =>
    all.map((tile) => {
      const { top, right, bottom } = tile.getBoundingClientRect()
      return { top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) }
    }),
  )

test('on the whole screen two fingers draw an image larger', async ({ browser, finished }) => {
  const page = await browser.newPage({ baseURL: finished.app.url, ...TELEPHONE })
  await openResult(page, finished)
  await page.getByRole('button', { name: t('transformations.page.fullScreen') }).click()
  const smaller = page.getByRole('button', { name: t('transformations.page.zoomOut') })
  await expect(smaller).toBeDisabled()
  await expect(page.getByRole('button', { name: t('transformations.page.zoomIn') })).toBeEnabled()
  await pinchOpen(page, TELEPHONE)
  await expect(smaller).toBeEnabled()
  await page.close()
})

/** Two fingers that leave each other, in the middle of the screen. */
async function pinchOpen(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  const [x, y] = [(viewport?.width ?? 0) / 2, (viewport?.height ?? 0) / 2]
  const cdp = await page.context().newCDPSession(page)
  const at = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(20) })
  for (const apart of [40, 70, 100, 130])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

// spec: 4.10
test('a status that nobody knows reads « En attente », and hides nothing of her list', async ({
  browser,
  finished,
}) => {
  const page = await browser.newPage({ baseURL: finished.app.url, ...DESK })
  await page.route(`**${api.transformations()}`, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.text()).replace('"completed"', '"resting"')
    await route.fulfill({ response: answer, body: said })
  })
  await openResult(page, finished)
  await page.goto(pages.dashboard())
  await expect(page.getByRole('heading', { name: 'Mes Transformations (1)' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'En attente' })).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.close()
})
