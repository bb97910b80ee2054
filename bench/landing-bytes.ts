import { pages } from '@app/domain/routes.ts'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import playwright from '../journeys/playwright.config.ts'
import type { Benchmark } from './figure.ts'
import { MeasuredApp } from './measured-app.ts'

const SCRIPTS_UNDER_KB = 80
const TELEPHONE = { width: 390, height: 844 }

type Bytes = Record<string, number>

export const landingBytes: Benchmark = {
  name: 'landing-bytes',
  measures: `what ${pages.home()} makes a telephone download the first time, compressed, headers included`,
  run: async () => {
    const app = await MeasuredApp.open()
    const browser = await chromium.launch(playwright.use?.launchOptions)
    const page = await browser.newPage({ viewport: TELEPHONE, locale: 'fr-FR' })
    const bytes = await countBytes(await page.context().newCDPSession(page))
    await page.goto(app.url + pages.home(), { waitUntil: 'networkidle' })
    const atLoad = { ...bytes }
    await scrollToTheEnd(page)
    const scrolled = sum(bytes)
    await page.getByRole('button', { name: 'Me connecter' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
    await browser.close()
    await app.close()
    const part = (type: string) => atLoad[type] ?? 0
    return [
      { what: 'scripts', value: part('Script'), unit: 'kB', target: SCRIPTS_UNDER_KB },
      { what: 'styles', value: part('Stylesheet'), unit: 'kB' },
      { what: 'fonts', value: part('Font'), unit: 'kB' },
      { what: 'images', value: part('Image'), unit: 'kB' },
      { what: 'page', value: part('Document'), unit: 'kB' },
      { what: 'everything, until idle', value: sum(atLoad), unit: 'kB' },
      { what: 'everything, scrolled to the end', value: scrolled, unit: 'kB' },
      { what: 'scripts once the sign-in is opened', value: bytes.Script ?? 0, unit: 'kB' },
    ]
  },
}

const sum = (bytes: Bytes): number => Object.values(bytes).reduce((total, kb) => total + kb, 0)

/** Kilobytes on the wire so far, by kind of resource; goes on counting. */
async function countBytes(session: CDPSession): Promise<Bytes> {
  const kinds = new Map<string, string>()
  const bytes: Bytes = {}
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / 1000
  })
  await session.send('Network.enable')
  return bytes
}

async function scrollToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += TELEPHONE.height / 2) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(60)
  }
  await page.waitForLoadState('networkidle')
}
