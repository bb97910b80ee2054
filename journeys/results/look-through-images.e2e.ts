import { pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { openResult } from '../visitor/result-page.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const READER = { locale: 'fr-FR', reducedMotion: 'reduce' } as const
const ON_A_DESK = { ...READER, viewport: { width: 1280, height: 900 } }

const numberShown = (page: Page, number: number) =>
  page.getByText(new RegExp(`^Image ${number} sur \\d+$`)).first()

test('on a desk the result opens on the comparison, over 60 % of the width; arrows go through the images', async ({
  browser,
  finished,
}) => {
  const page = await browser.newPage({ baseURL: finished.app.url, ...ON_A_DESK })
  const divider = await openResult(page, finished)
  const { width = 0, y = 900 } = (await divider.boundingBox()) ?? {}
  expect(width).toBeGreaterThanOrEqual(0.6 * 1280)
  expect(y).toBeLessThan(200)

  await expect(numberShown(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(numberShown(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(numberShown(page, 1)).toBeVisible()
  // On the divider they move the divider.
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveValue('55')
  await expect(numberShown(page, 1)).toBeVisible()
  await page.close()
})

test('a press on the gallery shows the image in the comparison, and the whole screen goes on from it', async ({
  browser,
  finished,
}) => {
  const page = await browser.newPage({ baseURL: finished.app.url, ...ON_A_DESK })
  await openResult(page, finished)
  const second = page.getByRole('button', { name: t('transformations.page.compare', { number: 2 }) })
  await second.click()
  await expect(numberShown(page, 2)).toBeInViewport()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: t('transformations.page.fullScreen') }).click()
  await page.getByRole('button', { name: t('transformations.page.zoomIn') }).waitFor()
  const inAddress = () => new URL(page.url()).searchParams.get('image')
  const before = inAddress()
  await page.keyboard.press('ArrowLeft')
  // It slides in before it is the open one.
  await expect.poll(inAddress).not.toBe(before)
  await expect(page).toHaveURL(/vue=plein-ecran/)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/vue=plein-ecran/)
  await expect(numberShown(page, 1)).toBeVisible()
  await page.close()
})

test('the whole screen, once it is left, leaves nothing for the way back to repeat', async ({
  browser,
  finished,
}) => {
  const page = await browser.newPage({ baseURL: finished.app.url, ...ON_A_DESK })
  await (await Person.return(finished.app.url, finished.email)).enter(page)
  await page
    .locator(`a[href="${pages.transformation(finished.transformationId)}"]`)
    .first()
    .click()
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.getByRole('button', { name: t('transformations.page.fullScreen') }).click()
    await page.getByRole('button', { name: t('transformations.page.zoomIn') }).waitFor()
    const before = page.url()
    await page.keyboard.press(key)
    await expect(page).not.toHaveURL(before)
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/vue=plein-ecran/)
    await expect(numberShown(page, key === 'ArrowRight' ? 2 : 1)).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${pages.dashboard()}$`))
  await page.close()
})

test('on a telephone a finger takes the divider where it is, and swipes to the next image elsewhere', async ({
  browser,
  finished,
}) => {
  const context = await browser.newContext({
    baseURL: finished.app.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...READER,
  })
  const page = await context.newPage()
  const divider = await openResult(page, finished)
  const { x, y, width, height } = (await divider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, row] = [x + width / 2, y + height / 2]

  await touch(page, { from: [middle, row], to: [x + width * 0.8, row] })
  await expect(divider).toHaveValue('80')
  await expect(numberShown(page, 1)).toBeVisible()
  await touch(page, { from: [x + width * 0.4, row], to: [x + width * 0.1, row] })
  await expect(numberShown(page, 2)).toBeVisible()
  await touch(page, { from: [x + width * 0.1, row], to: [x + width * 0.4, row] })
  await expect(numberShown(page, 1)).toBeVisible()
  await context.close()
})

interface Stroke {
  from: [number, number]
  to: [number, number]
}

/** One finger, as the browser hears it. */
async function touch(page: Page, { from, to }: Stroke): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const at = (share: number) => [
    { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
