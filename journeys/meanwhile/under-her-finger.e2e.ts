import { api } from '@app/domain/routes.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { holdCalls } from '../visitor/held-calls.ts'
import { drawnPhoto } from '../visitor/test-photos.ts'
import {
  addPhotos,
  arrive,
  beginTransformation,
  declarePhotos,
  next,
  openWizard,
  UNTIL_MADE,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const PHONE = { viewport: { width: 390, height: 844 } }
const DESK = { viewport: { width: 1280, height: 900 } }

const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? 0

/** Neither covers any of the other. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return !a || !b || a.y + a.height <= b.y || b.y + b.height <= a.y
}

async function beginWithOnePhoto(page: Page): Promise<void> {
  await arrive(page, 'Violette')
  await beginTransformation(page, 'Mon carré')
  await addPhotos(page, [await drawnPhoto(0)])
  await waitForPhotos(page, 1)
}

test('the photo she is about to take away keeps its place when another one is refused', async ({ visit }) => {
  const page = await visit(PHONE)
  await beginWithOnePhoto(page)
  const reached = await holdCalls(page, api.upload())
  const { buffer } = await drawnPhoto(1)
  await addPhotos(page, [
    { name: 'coupee.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, buffer.length / 2) },
  ])
  const remove = wizardOf(page).getByRole('button', { name: t('photos.remove', { number: 1 }) })
  const before = await topOf(remove)
  reached()
  await expect(wizardOf(page).getByText(t('photos.refusedTitle'))).toBeVisible()
  // Windows scroll by whole pixels.
  expect(Math.abs((await topOf(remove)) - before)).toBeLessThan(1)
})

for (const { viewport } of [PHONE, DESK]) {
  test(`at ${viewport.width} px the filters of the styles, and the styles, keep their place when hers are known`, async ({
    visit,
  }) => {
    const page = await visit({ viewport })
    await beginWithOnePhoto(page)
    const carried = await holdCalls(page, api.draftStyles())
    const kept = await holdCalls(page, api.favouriteStyles())
    await next(page).click()
    const wizard = wizardOf(page)
    const filters = wizard.getByRole('list', { name: t('catalogue.filters.label') })
    const styles = wizard.getByRole('radiogroup', { name: t('catalogue.styles') })
    const filterOf = (name: 'short' | 'dark') =>
      filters.getByRole('button', { name: t(`catalogue.filters.${name}`) })
    // From the top of the list: pressing a heart may scroll all of it.
    const placesOf = async () => {
      const top = await topOf(filters)
      const [short, dark] = [await filterOf('short').boundingBox(), await filterOf('dark').boundingBox()]
      return [short?.x, (short?.y ?? 0) - top, dark?.x, (dark?.y ?? 0) - top, (await topOf(styles)) - top]
    }
    await expect(filters).toBeVisible()
    const before = await placesOf()
    kept()
    carried()
    await expect(filters.getByRole('button', { name: /^Pour mes photos \(\d+\)$/ })).toBeVisible(UNTIL_MADE)
    const heart = wizard.getByRole('button', {
      name: t('catalogue.favourite.keep', { style: t('styles.carre_frange.label') }),
    })
    await heart.click()
    await expect(filters.getByRole('button', { name: 'Mes favoris (1)' })).toBeAttached()
    await filters.evaluate((list) => list.scrollTo({ left: 0 }))
    expect(await placesOf()).toEqual(before)
  })

  test(`at ${viewport.width} px the line that says she is offline moves nothing, and the end of the page stays free`, async ({
    visit,
  }) => {
    const page = await visit({ viewport })
    await arrive(page, 'Wanda')
    const create = page.getByRole('main').getByText(t('transformations.list.create')).first()
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await expect(create).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = await create.boundingBox()
    await page.context().setOffline(true)
    const line = page.getByText(t('dashboard.offline'))
    await expect(line).toBeInViewport({ ratio: 1 })
    expect(await create.boundingBox()).toEqual(before)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
    expect(await areApart(last, line)).toBe(true)
    const atEnd = await last.boundingBox()
    await page.context().setOffline(false)
    await expect(line).toBeHidden()
    expect(await last.boundingBox()).toEqual(atEnd)
  })

  test(`at ${viewport.width} px the same line moves nothing of the wizard, and the end of a step stays free`, async ({
    visit,
  }) => {
    const page = await visit({ viewport })
    await arrive(page, 'Xénia')
    await beginTransformation(page, 'Mon carré')
    await declarePhotos(page)
    const wizard = wizardOf(page)
    await expect(wizard.getByText(t('drafts.saving.saved'))).toBeVisible()
    const add = wizard.getByRole('button', { name: t('photos.add') })
    const before = await add.boundingBox()
    await page.context().setOffline(true)
    const line = wizard.getByText(t('dashboard.offline'))
    await expect(line).toBeInViewport({ ratio: 1 })
    expect(await add.boundingBox()).toEqual(before)
    const last = wizard.getByRole('listitem').last()
    await last.evaluate((item) => item.closest('[data-scroller]')?.scrollTo({ top: 10_000 }))
    expect(await areApart(last, line)).toBe(true)
    expect(await areApart(next(page), line)).toBe(true)
  })

  test(`at ${viewport.width} px her photos keep their place when her draft could not be saved`, async ({
    visit,
  }) => {
    const page = await visit({ viewport })
    await arrive(page, 'Zoé')
    await page.route(`**${api.draftById('*')}`, (route) => route.abort())
    await openWizard(page)
    const wizard = wizardOf(page)
    const add = wizard.getByRole('button', { name: t('photos.add') })
    await expect(add).toBeVisible()
    const before = await add.boundingBox()
    await wizard.getByLabel(t('drafts.name')).fill('Mon carré')
    await expect(wizard.getByText(t('drafts.saving.failed'))).toBeVisible()
    expect(await add.boundingBox()).toEqual(before)
  })
}
