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

/**
 * Runs in the page. A carousel, what has a stop of its own to be scrolled with the arrows, and choices that the arrows
 * walk through and bring into sight may be wider.
 */
function findCutOrWide(): string[] {
  const SCROLLS = '[tabindex="0"], [aria-roledescription]'
  const root = document.documentElement
  const isTooWide = root.scrollWidth > root.clientWidth
  const words = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeenWords)
  return [
    ...(isTooWide ? [`the page is ${root.scrollWidth} px wide`] : []),
    ...words.filter(isCut).map((element) => `cut: ${element.outerHTML.slice(0, 140)}`),
    ...words.filter(isBeyondEdge).map((element) => `beyond the edge: ${element.outerHTML.slice(0, 140)}`),
  ]

  function isSeenWords(element: HTMLElement): boolean {
    // What is read aloud only is one pixel large.
    const isSeen = element.checkVisibility() && element.offsetWidth > 1 && element.offsetHeight > 1
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    return isSeen && element.closest('[aria-hidden=true]') === null && [...element.childNodes].some(isText)
  }

  function isCut(element: HTMLElement): boolean {
    const { display, overflowX, overflowY } = getComputedStyle(element)
    const hides = (side: string) => side === 'hidden' || side === 'clip'
    if (display === 'inline') return false
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
    )
  }

  function isChoiceThatScrolls(element: HTMLElement): boolean {
    const choice = element.closest('[role="radiogroup"]')
    return choice !== null && getComputedStyle(choice).overflowX === 'auto'
  }

  function isBeyondEdge(element: HTMLElement): boolean {
    const isBeyond = element.getBoundingClientRect().right > innerWidth + 1
    return isBeyond && element.closest(SCROLLS) === null && !isChoiceThatScrolls(element)
  }
}
