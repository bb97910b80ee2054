import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { untilStill } from './until-still.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that a colour scheme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds, on light and on dark ground: the rule and the elements that break it. */
export async function axeFaults(page: Page): Promise<string[]> {
  await untilStill(page)
  const light = await faultsOf(page, { type: 'tag', values: RULES })
  await stopFading(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilStill(page)
  const dark = await faultsOf(page, { type: 'rule', values: COLOURS })
  await page.emulateMedia({ colorScheme: 'light' })
  await letFade(page)
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

/** A page fades from one scheme into the other, half a second long: only where it ends is asked about. */
const stopFading = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

const letFade = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Layout takes the colours of now, so that nothing fades towards them.
    document.documentElement.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  })

/** Axe is read once by each document: reading it anew for each question takes longer than the answer. */
async function faultsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (only) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} ${node.any[0]?.message ?? ''} ${node.html.slice(0, 160)}`),
    )
  }, runOnly)
}
