import type { Page } from '@playwright/test'

/**
 * From now on calls of a page to this path wait.
 * @returns lets those that wait go on, and those that come later pass
 */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
