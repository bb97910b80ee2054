import type { Page } from '@playwright/test'

/** 1280 px at 200 % and at 400 %: what a zoomed page has left (WCAG 1.4.4, 1.4.10). */
const ZOOMED = [640, 320]

/** The spacing of WCAG 1.4.12. The sheet is adopted: the policy of the page refuses style elements. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What is cut or must be scrolled sideways when the page is zoomed, or its text set wider. */
export async function reflowFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  const found: string[] = []
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: width === 320 ? 480 : 700 })
    found.push(...(await cutOrWide(page)).map((fault) => `${width} px: ${fault}`))
  }
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACED)
  await page.setViewportSize({ width: 390, height: 844 })
  found.push(...(await cutOrWide(page)).map((fault) => `spaced: ${fault}`))
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.setViewportSize(size)
  return found
}

const cutOrWide = (page: Page): Promise<string[]> => page.evaluate(findCutOrWide)

/** Runs in the page. A carousel, and what has a stop of its own to be scrolled with the arrows, may be wider. */
function findCutOrWide(): string[] {
  const SCROLLS = '[tabindex="0"], [aria-roledescription]'
  const root = document.documentElement
  const isTooWide = root.scrollWidth > root.clientWidth
  const words = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeenWords)
  return [
    ...(isTooWide ? [`the page is ${root.scrollWidth} px wide`] : []),
    ...words.filter(isCut).map((it) => `cut: ${it.outerHTML.slice(0, 140)}`),
    ...words.filter(isBeyondEdge).map((it) => `beyond the edge: ${it.outerHTML.slice(0, 140)}`),
  ]

  function isSeenWords(it: HTMLElement): boolean {
    // What is read aloud only is one pixel large.
    const isSeen = it.checkVisibility() && it.offsetWidth > 1 && it.offsetHeight > 1
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    return isSeen && it.closest('[aria-hidden=true]') === null && [...it.childNodes].some(isText)
  }

  function isCut(it: HTMLElement): boolean {
    const { display, overflowX, overflowY } = getComputedStyle(it)
    const hides = (side: string) => side === 'hidden' || side === 'clip'
    if (display === 'inline') return false
    return (
      (hides(overflowX) && it.scrollWidth > it.clientWidth + 1) ||
      (hides(overflowY) && it.scrollHeight > it.clientHeight + 2)
    )
  }

  function isBeyondEdge(it: HTMLElement): boolean {
    return it.getBoundingClientRect().right > innerWidth + 1 && it.closest(SCROLLS) === null
  }
}
