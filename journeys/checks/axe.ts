import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { untilStill } from './until-still.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that a colour scheme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds, on light and on dark ground: the rule and the elements that break it. */
export async function axeFaults(page: Page): Promise<string[]> {
  await untilStill(page)
  const light = await faultsOf(page, (axe) => axe.withTags(RULES))
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilStill(page)
  const dark = await faultsOf(page, (axe) => axe.withRules(COLOURS))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

async function faultsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // No frames here: the quick way needs no second page.
  const { violations } = await choose(
    new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(),
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.any[0]?.message ?? ''} ${node.html.slice(0, 160)}`),
  )
}
