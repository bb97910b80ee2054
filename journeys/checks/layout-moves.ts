import type { Page } from '@playwright/test'

/** One move of what stood on the screen already, as the browser counts them (layout shift). */
export interface Move {
  /** Of the screen, times how far it moved, of its height: 0 to 1. */
  share: number
  /** Within half a second of what she did: she expects it. */
  isAnswer: boolean
  what: string[]
}

/** Before the page is opened. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        const what = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 160) ?? '')
        moves.push({ share: value, isAnswer: hadRecentInput, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** All moves since the page was opened, or since the last `forgetMoves`. */
export const movesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'moves') as Move[])

export const forgetMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: Move[] = Reflect.get(window, 'moves')
    moves.length = 0
  })

/** How much moved by itself, in all: stricter than the worst five seconds, which browsers report. */
export async function shareMoved(page: Page): Promise<number> {
  const moves = await movesOf(page)
  return moves.filter(({ isAnswer }) => !isAnswer).reduce((sum, { share }) => sum + share, 0)
}
