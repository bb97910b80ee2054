import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { theOneHouse } from './house/one-house.ts'
import { RunningHouse } from './house/running-house.ts'
import { listen } from './visitor/told.ts'

interface Shared {
  /** The app, started once for all the stories that do not stop it. */
  house: RunningHouse
}

interface Own {
  /** A visitor's own browser, with nothing remembered; calm unless the story is about what moves. */
  visit: (options?: BrowserContextOptions) => Promise<Page>
  /** Opens a house that no other story uses; it ends with the story. */
  openHouse: () => Promise<RunningHouse>
}

export const test = base.extend<Own, Shared>({
  house: [async ({ browserName: _whichever }, use) => use(theOneHouse()), { scope: 'worker' }],
  visit: async ({ browser, house }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce', ...options })
      await listen(context)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  openHouse: async ({ browserName: _whichever }, use) => {
    const houses: RunningHouse[] = []
    await use(async () => {
      const house = await RunningHouse.open()
      houses.push(house)
      return house
    })
    for (const house of houses) await house.close()
  },
})

export { expect }
