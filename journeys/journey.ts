import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type { Finished } from './app/finished-app.ts'
import type { RunningApp } from './app/running-app.ts'
import { finishedPerson, theSharedApp } from './app/shared-app.ts'
import { listen } from './visitor/told.ts'

interface Shared {
  /** The app, started once for all the stories that do not stop it. */
  app: RunningApp
}

interface Own {
  /** A visitor's own browser, with nothing remembered; calm unless the story is about what moves. */
  visit: (options?: BrowserContextOptions) => Promise<Page>
  /** Somebody in that app whose images are made. */
  finished: Finished
}

export const test = base.extend<Own, Shared>({
  app: [async ({ browserName: _whichever }, use) => use(theSharedApp()), { scope: 'worker' }],
  finished: async ({ app }, use) => use(finishedPerson(app)),
  visit: async ({ browser, app }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce', ...options })
      await listen(context)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
