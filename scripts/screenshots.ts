/**
 * `node scripts/screenshots.ts OUT`: looks at the running app through a whole order, on a telephone and on a desk,
 * with drawn portraits, and writes one small WebP for each screen and width. Needs `npm run build` first.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import playwright from '../journeys/playwright.config.ts'
import { RunningHouse } from '../journeys/running-house.ts'
import { photoSets } from '../journeys/test-photos.ts'
import {
  addPhotos,
  beginTransformation,
  chooseStyle,
  fillCard,
  next,
  payButton,
  register,
  waitForPhotos,
  wizardOf,
} from '../journeys/visitor-steps.ts'

const WIDTHS = [
  { name: '390', width: 390, height: 844 },
  { name: '1280', width: 1280, height: 800 },
]
const SHARPER_THAN_CSS = 1.5
const QUALITY = 68
const IMAGES_WITHIN_MS = 300_000

const [out = 'docs/screenshots'] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const house = await RunningHouse.open()
const browser = await chromium.launch(playwright.use?.launchOptions)
const page = await browser.newPage({
  baseURL: house.url,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  deviceScaleFactor: SHARPER_THAN_CSS,
  reducedMotion: 'reduce',
  colorScheme: 'light',
})
try {
  await walkThrough(page)
} finally {
  await browser.close()
  await house.close()
}

async function walkThrough(page: Page): Promise<void> {
  await page.goto('/')
  await takeBoth(page, 'landing')
  await register(page, 'Camille')
  await beginTransformation(page, 'Cuivré d’automne')
  await addPhotos(page, (await photoSets[0]?.photos()) ?? [])
  await waitForPhotos(page, 15)
  await takeBoth(page, 'photos')
  await next(page).click()
  await chooseStyle(page, 'Balayage doux')
  await wizardOf(page).getByRole('radio').first().scrollIntoViewIfNeeded()
  await takeBoth(page, 'style')
  await next(page).click()
  await wizardOf(page)
    .getByRole('radio', { name: /Essentiel/ })
    .check()
  await next(page).click()
  await fillCard(page, '4242 4242 4242 4242')
  await wizardOf(page).getByRole('checkbox').check()
  await takeBoth(page, 'payment')
  await payButton(page).click()
  await page.waitForURL(/\/dashboard\/transformations\//)
  await page.getByText('Terminée').first().waitFor({ timeout: IMAGES_WITHIN_MS })
  // Without the notification that it is ready.
  await page.reload()
  await takeBoth(page, 'transformation')
  await page.goto('/dashboard')
  await page.getByText('Terminée').first().waitFor()
  await takeBoth(page, 'dashboard')
}

async function takeBoth(page: Page, screen: string): Promise<void> {
  for (const { name, width, height } of WIDTHS) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(0, 0)
    await page.waitForLoadState('networkidle')
    // Pictures fade in.
    await page.waitForTimeout(1200)
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    await sharp(png)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(out, `${screen}-${name}.webp`))
  }
}
