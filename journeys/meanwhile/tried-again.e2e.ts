import { api, pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openSecurity } from '../proofs/security-steps.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { Person } from '../visitor/person.ts'
import { arrive } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

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
    const call = path(finished.transformationId)
    await page.route(`**${call}`, (route) => route.abort())
    const her = await Person.return(finished.app.url, finished.email)
    await her.enter(page, pages.transformation(finished.transformationId))
    const again = page.getByRole('button', { name: t('dashboard.failures.retry') })
    await again.focus()
    const cut = await holdCalls(page, call, 'abort')
    await again.press('Enter')
    await expect(again).toHaveAttribute('aria-busy', 'true')
    await expect(again).toBeFocused()
    cut()
    await expect(again).toBeEnabled()
    await expect(again).toBeFocused()
    await page.unroute(`**${call}`)
    await again.press('Enter')
    await expect(again).toBeHidden()
    await expect(place(page)).toBeFocused()
  })

test('« Réessayer » of a line of her profile keeps the focus too, and hands it to its part', async ({
  visit,
}) => {
  const page = await visit()
  await page.route(`**${api.otherSignIns()}`, (route) => route.abort())
  await arrive(page, 'Ophélie')
  const profile = await openSecurity(page, t)
  const place = profile.getByRole('region', { name: t('accounts.security.title') })
  const again = place.getByRole('button', { name: t('dashboard.failures.retry') })
  await again.focus()
  const cut = await holdCalls(page, api.otherSignIns(), 'abort')
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-busy', 'true')
  cut()
  await expect(again).toBeEnabled()
  await expect(again).toBeFocused()
  await page.unroute(`**${api.otherSignIns()}`)
  await again.press('Enter')
  await expect(place.getByText(t('accounts.security.noOthers'))).toBeVisible()
  await expect(place).toBeFocused()
})
