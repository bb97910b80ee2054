import { pages } from '@app/domain/routes.ts'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import playwright from '../../journeys/playwright.config.ts'
import type { Benchmark } from '../figure.ts'
import { LandingSamples } from './landing-samples.ts'
import { LANDINGS, type Landing, openLandings } from './landings.ts'

const SCRIPTS_UNDER_KB = 80
const SCRIPTS_UNDER_SHARE = 0.35
const EVERYTHING_UNDER_SHARE = 0.5
const OPENED = 'scripts once the sign-in is opened'
const OPENED_UNDER_KB = 25
const TELEPHONE = { width: 390, height: 844 }
const KINDS = { Script: 'scripts', Stylesheet: 'styles', Font: 'fonts', Image: 'images', Document: 'page' }
const PEERS = ['Vite', 'Next'] as const

type Bytes = Record<string, number>

export const landingBytes: Benchmark = {
  name: 'landing-bytes',
  measures: `what ${pages.home()} makes a telephone download the first time, compressed, headers included`,
  run: async () => {
    const landings = await openLandings()
    const browser = await chromium.launch(playwright.use?.launchOptions)
    const samples = new LandingSamples()
    for (const landing of landings) await measure(browser, landing, samples)
    await browser.close()
    for (const landing of landings) await landing.close()
    const ours = (what: string) => samples.figures(['ours'], what, 'kB')
    return [
      ...ours('scripts').map((figure) => ({ ...figure, target: SCRIPTS_UNDER_KB })),
      ...['styles', 'fonts', 'images', 'page'].flatMap(ours),
      ...ours('everything, scrolled to the end'),
      ...ours(OPENED).map((figure) => ({ ...figure, target: OPENED_UNDER_KB })),
      ...samples.figures(LANDINGS, 'everything, until idle', 'kB'),
      ...samples.figures(PEERS, 'scripts', 'kB'),
      samples.ratio('scripts', PEERS, SCRIPTS_UNDER_SHARE),
      samples.ratio('everything, until idle', PEERS, EVERYTHING_UNDER_SHARE),
    ]
  },
}

async function measure(browser: Browser, { name, url }: Landing, samples: LandingSamples): Promise<void> {
  const page = await browser.newPage({ viewport: TELEPHONE, locale: 'fr-FR' })
  const bytes = await countBytes(await page.context().newCDPSession(page))
  await page.goto(url + pages.home(), { waitUntil: 'networkidle' })
  for (const [kind, what] of Object.entries(KINDS)) samples.add(name, what, bytes[kind] ?? 0)
  samples.add(name, 'everything, until idle', sum(bytes))
  if (name === 'ours') {
    await scrollToTheEnd(page)
    samples.add(name, 'everything, scrolled to the end', sum(bytes))
    await page.getByRole('button', { name: 'Me connecter' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
    samples.add(name, OPENED, bytes.Script ?? 0)
  }
  await page.close()
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
