/**
 * `node scripts/screenshots.ts [OUT] [--only=WALK] [--forced-colours] [--readme]`: stops at every screen of every walk
 * and takes its picture: both languages, on a telephone and on a desk, on light and on dark ground. Needs `npm run build` first.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@app/texts/languages.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { RunningApp } from '../journeys/app/running-app.ts'
import { untilStill } from '../journeys/checks/until-still.ts'
import playwright from '../journeys/playwright.config.ts'
import { wordsIn } from '../journeys/visitor/words.ts'
import { Complaints } from '../journeys/walks/complaints.ts'
import { EVERY_WALK } from '../journeys/walks/every-walk.ts'
import type { Walk } from '../journeys/walks/walk.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
const SCHEMES = ['light', 'dark'] as const
/** What the README shows: in French, on light ground, under these names. */
const README = new Set(['landing', 'photos', 'style', 'payment', 'transformation', 'dashboard'])
const SHARPER_THAN_CSS = 1.5
const QUALITY = 68
/** Pictures come and fade in. */
const SETTLED_MS = 700

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    'forced-colours': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
})
const out = positionals[0] ?? (values.readme ? 'docs/screenshots' : 'screenshots')
mkdirSync(out, { recursive: true })
const languages: readonly Language[] = values.readme ? ['fr'] : LANGUAGES
const schemes = values.readme || values['forced-colours'] ? (['light'] as const) : SCHEMES
const walks = EVERY_WALK.filter(({ name }) => values.only === undefined || name === values.only)
let taken = 0

const shared = await RunningApp.open()
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  for (const language of languages) for (const walk of walks) await photograph(browser, walk, language)
} finally {
  await browser.close()
  await shared.close()
}
console.log(`${taken} pictures in ${out}`)

async function photograph(browser: Browser, { name, open, walk }: Walk, language: Language): Promise<void> {
  const own = await open?.()
  const app = own?.app ?? shared
  const page = await browser.newPage({
    baseURL: app.url,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: SHARPER_THAN_CSS,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors: values['forced-colours'] ? 'active' : 'none',
  })
  const complaints = new Complaints(page, app.url)
  const look = (screen: string) => takeAll(page, screen, language)
  await walk({ page, app, language, t: wordsIn(language), complaints, look })
  for (const complaint of complaints.all) console.warn(`${name} (${language}): ${complaint}`)
  await page.close()
  await own?.close()
}

async function takeAll(page: Page, screen: string, language: Language): Promise<void> {
  if (values.readme && !README.has(screen)) return
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(SETTLED_MS)
      await untilStill(page)
      const place = values.readme
        ? `${screen}-${size.width}`
        : `${screen}-${language}-${size.width}-${colorScheme}`
      await take(page, place)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

/** A page as long as it is; a window over it, and what the README shows, as much as is in sight. */
async function take(page: Page, name: string): Promise<void> {
  const hasWindow = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0
  const png = await page.screenshot({
    fullPage: !hasWindow && !values.readme,
    animations: 'disabled',
    caret: 'hide',
  })
  await sharp(png)
    .webp({ quality: QUALITY, effort: 4 })
    .toFile(join(out, `${name}.webp`))
  taken += 1
}
