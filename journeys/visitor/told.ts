import { type BrowserContext, expect, type Page } from '@playwright/test'

const KEPT = 'told'
/** Of notifications. */
const SHORTEST_STAY_MS = 2000

/**
 * Writes down what each page of this browser says in passing, notifications and panels that leave by themselves: a slow
 * machine may look when they are gone.
 */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(writeDown, KEPT)
}

/** She was told these words, on this tab, now or before; whatever spaces stand between them. */
export const expectTold = (page: Page, words: string): Promise<void> =>
  expect(async () => {
    const told = await page.evaluate((kept) => sessionStorage.getItem(kept) ?? '', KEPT)
    expect(plain(told)).toContain(plain(words))
  }).toPass({ timeout: 240_000 })

/** What would leave by itself stays on this page, for who looks at where it stands: a slow machine may look too late. */
export async function keepTold(page: Page): Promise<void> {
  await page.addInitScript(endNoLongWait, SHORTEST_STAY_MS)
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Runs in every page, from its start. */
function writeDown(kept: string): void {
  // A page that has not gone anywhere yet may keep nothing.
  if (origin === 'null') return
  const PLACES = '[role="status"], [aria-label="Notifications"]'
  const note = () => {
    const before = sessionStorage.getItem(kept) ?? ''
    const said = [...document.querySelectorAll(PLACES)].map((place) => place.textContent ?? '')
    const news = said.filter((words) => words !== '' && !before.includes(words))
    if (news.length > 0) sessionStorage.setItem(kept, [before, ...news].join('\n'))
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in every page, from its start. */
function endNoLongWait(longest: number): void {
  const wait = window.setTimeout
  window.setTimeout = ((act: () => void, ms = 0, ...given: unknown[]) =>
    ms < longest ? wait(act, ms, ...given) : 0) as typeof setTimeout
}
