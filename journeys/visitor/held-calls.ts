import type { Page } from '@playwright/test'

/**
 * From now on calls of a page to this path wait.
 * @param end whether they go on then, or are cut off
 * @returns lets those that wait end so, and those that come later at once
 */
export async function holdCalls(
  page: Page,
  path: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await held.promise
    await route[end]()
  })
  return held.resolve
}
