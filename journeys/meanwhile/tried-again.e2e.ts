import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

/** Calls to this path are cut off, each when it is let go; later ones pass once they are mended. */
async function cutOff(page: Page, path: string) {
  let held = Promise.resolve()
  await page.route(`**${path}`, async (route) => {
    await held
    await route.abort()
  })
  return {
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    mend: () => page.unroute(`**${path}`),
  }
}

for (const { what, path, place } of [
  { what: 'a page', path: api.transformation, place: (page: Page) => page.getByRole('main') },
  {
    what: 'a part of a page',
    path: api.review,
    place: (page: Page) => page.getByRole('region', { name: t('reviews.title') }),
  },
])
  test(`« Réessayer » in the place of ${what} keeps the focus while it tries, and hands it to what comes`, async ({
    visit,
    finished,
  }) => {
    const page = await visit()
    const network = await cutOff(page, path(finished.transformationId))
    const her = await Person.return(finished.app.url, finished.email)
    await her.enter(page, pages.transformation(finished.transformationId))
    const again = page.getByRole('button', { name: t('dashboard.failures.retry') })
    await again.focus()
    const cut = network.hold()
    await again.press('Enter')
    await expect(again).toHaveAttribute('aria-busy', 'true')
    await expect(again).toBeFocused()
    cut()
    await expect(again).toBeEnabled()
    await expect(again).toBeFocused()
    await network.mend()
    await again.press('Enter')
    await expect(again).toBeHidden()
    await expect(place(page)).toBeFocused()
  })
