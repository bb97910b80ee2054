import { api, pages } from '@app/domain/routes.ts'
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { UNTIL_MADE, wizardOf } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const AT_ONCE = 3
const styleOf = (route: Route) => new URL(route.request().url()).pathname.split('/').at(-1) ?? ''

/** Previews come when the story says so: those asked for, and those still held, in the order they were asked for. */
async function holdPreviews(page: Page) {
  const asked: string[] = []
  const held: Route[] = []
  let isOver = false
  await page.route(`**${api.previewPicture('*', '*')}*`, async (route) => {
    // The line of her choice shows again what she has seen already.
    if (route.request().resourceType() === 'image') return route.continue()
    asked.push(styleOf(route))
    if (isOver) return route.continue()
    held.push(route)
  })
  const release = async () => held.shift()?.continue()
  const releaseAll = async () => {
    isOver = true
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  return { asked, release, releaseAll }
}

/** The numbers on the cards that wait: which of how many each will be. */
async function countsOn(cards: Locator): Promise<{ place: number; total: number }[]> {
  const words = await cards.getByText(/^\d+ sur \d+$/).allTextContents()
  return words.map((each) => {
    const [place = 0, total = 0] = each.split(' sur ').map(Number)
    return { place, total }
  })
}

test('she scrolls on while her previews come: those she sees come next, each once, and each card says which it will be', async ({
  app,
  visit,
}) => {
  const her = await Person.register(app.url, `previews-in-sight-${Date.now()}@exemple.fr`)
  const { id } = await her.fillDraft()
  await her.ask('PUT', api.draftById(id), { step: 2, packageType: null })
  const page = await visit({ viewport: { width: 390, height: 844 } })
  const { asked, release, releaseAll } = await holdPreviews(page)
  await her.enter(page, pages.wizard())

  // Her photo is read to the end: every number from one on, once each, of as many as there are.
  const cards = wizardOf(page)
    .getByRole('radiogroup', { name: t('catalogue.styles') })
    .getByRole('radio')
  await expect(cards.getByText(/^\d+ sur \d+$/).first()).toBeVisible(UNTIL_MADE)
  const counts = await countsOn(cards)
  const total = counts[0]?.total ?? 0
  expect(total).toBeGreaterThan(AT_ONCE + 2)
  expect(counts.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  )
  await expect.poll(() => asked.length).toBe(AT_ONCE)

  // Of those on their way the last on the page: so far down that the first are out of sight.
  const last = cards.filter({ has: page.getByText(/^\d+ sur \d+$/) }).last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(cards.first()).not.toBeInViewport()
  await release()
  await expect.poll(() => asked.length).toBe(AT_ONCE + 1)
  const fourth = asked.at(-1)
  const label = t(`styles.${fourth}.label` as 'styles.pixie.label')
  await expect(cards.and(page.getByRole('radio', { name: new RegExp(`^${label}`) }))).toBeInViewport()
  // What is on its way comes before it.
  const shownAs = cards.and(page.getByRole('radio', { name: new RegExp(`^${label}`) }))
  await expect(shownAs.getByText(`4 sur ${total}`)).toBeVisible()

  // Filtered away and back, nothing is asked for again.
  const search = wizardOf(page).getByRole('searchbox', { name: t('catalogue.search.label') })
  await search.fill('mulet')
  await expect(cards).toHaveCount(0)
  await search.fill('')
  await expect(cards.first()).toBeVisible()
  await releaseAll()
  await expect(cards.getByText(t('preview.wizard.badge'))).toHaveCount(total, UNTIL_MADE)
  expect(await countsOn(cards)).toEqual([])
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})
