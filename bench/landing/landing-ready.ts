import { type Browser, chromium, type Page } from '@playwright/test'
import playwright from '../../journeys/playwright.config.ts'
import type { Benchmark } from '../figure.ts'
import { slowTelephone } from '../slow-telephone.ts'
import { LandingSamples } from './landing-samples.ts'
import { LANDINGS, type Landing, openLandings, rounds } from './landings.ts'

const ROUNDS = 5
const READY_UNDER_SHARE = 0.5
const BLOCKED_UNDER_SHARE = 0.2
const LCP_UNDER_TIMES_THE_PLAIN_PAGE = 1.5
const PEERS = ['Vite', 'Next'] as const
const READY = '« Me connecter » opens the dialog, to be typed in'
const PAINTED = 'largest contentful paint'
const BLOCKED = 'time blocked in long tasks'
const SHIFT = 'layout shift'
const SETTLE_MS = 1500
const DIALOG_WITHIN_MS = 300_000

/** What the page itself can tell of its first seconds. */
interface Watched {
  painted: number
  blocked: number
  shift: number
}

declare global {
  interface Window {
    watched: Watched
    readyAfterMs?: number
  }
}

export const landingReady: Benchmark = {
  name: 'landing-ready',
  measures: 'the first seconds on a telephone: 4 × slower processor, 150 ms, 1.6 Mbit/s, applied',
  run: async ({ short }) => {
    const landings = await openLandings()
    const browser = await chromium.launch(playwright.use?.launchOptions)
    const samples = new LandingSamples()
    for (const landing of rounds(landings, short ? 1 : ROUNDS)) await measure(browser, landing, samples)
    await browser.close()
    for (const landing of landings) await landing.close()
    const withDialog = ['ours', ...PEERS] as const
    return [
      ...samples.figures(LANDINGS, PAINTED, 'ms'),
      samples.ratio(PAINTED, ['plain page'], LCP_UNDER_TIMES_THE_PLAIN_PAGE),
      samples.ratio(PAINTED, PEERS),
      ...samples.figures(withDialog, READY, 'ms'),
      samples.ratio(READY, PEERS, READY_UNDER_SHARE),
      ...samples.figures(LANDINGS, BLOCKED, 'ms'),
      samples.ratio(BLOCKED, PEERS, BLOCKED_UNDER_SHARE),
      ...samples.figures(LANDINGS, SHIFT, ''),
    ]
  },
}

/** One fresh visit to look, another to press. */
async function measure(browser: Browser, { name, url }: Landing, samples: LandingSamples): Promise<void> {
  const looking = await visit(browser, url, watch)
  await looking.waitForTimeout(SETTLE_MS)
  const watched = await looking.evaluate(() => window.watched)
  samples.add(name, PAINTED, watched.painted)
  samples.add(name, BLOCKED, watched.blocked)
  samples.add(name, SHIFT, watched.shift)
  await looking.context().close()
  if (name === 'plain page') return
  const pressing = await visit(browser, url, pressUntilReady)
  const ready = await pressing.waitForFunction(() => window.readyAfterMs, null, { timeout: DIALOG_WITHIN_MS })
  samples.add(name, READY, (await ready.jsonValue()) ?? 0)
  await pressing.context().close()
}

async function visit(browser: Browser, url: string, inThePage: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
  const page = await context.newPage()
  await slowTelephone(page)
  await page.addInitScript(inThePage)
  await page.goto(url, { waitUntil: 'load' }).catch(() => undefined)
  return page
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const watched: Watched = { painted: 0, blocked: 0, shift: 0 }
  window.watched = watched
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    watched.painted = entry.startTime
  })
  observe('longtask', (entry) => {
    watched.blocked += entry.duration - 50
  })
  observe('layout-shift', (entry) => {
    watched.shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
  })
}

/** Runs in each page: from the first sight on she presses the button again and again until she can type, as people do. */
function pressUntilReady(): void {
  // Pressed before its script has come, ours leads to a page with the same form: her visit began before that.
  const began = Number(sessionStorage.getItem('began') ?? performance.timeOrigin)
  sessionStorage.setItem('began', String(began))
  const FIELD = ':is(dialog[open], [role=dialog], main) input[autocomplete=given-name]'
  let isAnswered = false
  const press = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (isPainted && document.querySelector(FIELD)?.checkVisibility()) {
      window.readyAfterMs ||= performance.timeOrigin + performance.now() - began
      return
    }
    const buttons = isPainted && !isAnswered ? [...document.querySelectorAll('button')] : []
    const button = buttons.find(({ textContent }) => textContent?.trim() === 'Me connecter')
    // A press that leads somewhere is waited for; one that nothing answers is tried again.
    isAnswered = Boolean(button?.form) || isAnswered
    button?.click()
    setTimeout(press, 50)
  }
  setTimeout(press, 50)
}
