import { pages } from '@app/domain/routes.ts'
import type { Page } from '@playwright/test'
import {
  addPhotos,
  beginTransformation,
  next,
  register,
  waitForPhotos,
  wizardOf,
} from '../journeys/visitor/visitor-steps.ts'
import { wordsIn } from '../journeys/visitor/words.ts'
import type { Benchmark } from './figure.ts'
import { onMeasuredPage } from './measured-page.ts'
import { photoFiles } from './photos.ts'

const FIRST_UNDER_S = 3
const ALL_UNDER_S = 10
/** Share of the screen that the buttons of the wizard leave. */
const ABOVE_BUTTONS = 0.85
/** From the page to the photo she chose. */
const CHOOSING_MS = 2500
const t = wordsIn('fr')
const MARK = t('preview.wizard.badge')
const UNCHECKED = t('preview.wizard.unchecked')

export const previews: Benchmark = {
  name: 'previews',
  measures:
    'from her photo to the first preview of the try-on; from step 2 to the first, to all previews, and to what her other photos carry',
  run: () =>
    onMeasuredPage({ width: 1280, height: 900 }, async (page) => {
      const tryOn = await firstOfTryOn(page)
      const step2 = await ofStep2(page)
      return [
        { what: 'try-on: her photo to its first preview', value: tryOn, unit: 's', target: FIRST_UNDER_S },
        { what: 'step 2: opened to the first preview', value: step2.first, unit: 's', target: FIRST_UNDER_S },
        {
          what: 'step 2: opened to the first in sight',
          value: step2.inSight,
          unit: 's',
          target: FIRST_UNDER_S,
        },
        { what: `step 2: opened to all ${step2.count}`, value: step2.all, unit: 's', target: ALL_UNDER_S },
        { what: 'step 2: opened to what her other photos carry', value: step2.told, unit: 's' },
      ]
    }),
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000

async function firstOfTryOn(page: Page): Promise<number> {
  await page.goto(pages.tryOn())
  await page.getByRole('button', { name: t('preview.page.choose') }).waitFor()
  // Nobody has found a photo of herself sooner; meanwhile the page has what reads it made ready.
  await page.waitForTimeout(CHOOSING_MS)
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('preview.page.choose') }).click()
  const [photo] = await photoFiles()
  if (!photo) throw new Error('there is no photo to try on')
  await (await chosen).setFiles([photo])
  const start = performance.now()
  await page
    .getByRole('radiogroup', { name: t('preview.page.styles') })
    .locator('img[src^="blob:"]')
    .first()
    .waitFor()
  return secondsSince(start)
}

interface Step2 {
  first: number
  /** The first that she sees without scrolling. */
  inSight: number
  all: number
  /** No style is still to be checked on her other photos. */
  told: number
  count: number
}

async function ofStep2(page: Page): Promise<Step2> {
  await register(page, 'Camille')
  await beginTransformation(page, 'Cuivré d’automne')
  await addPhotos(page, await photoFiles())
  await waitForPhotos(page, 15)
  await next(page).click()
  const start = performance.now()
  const wizard = wizardOf(page)
  await wizard.getByText(MARK, { exact: true }).first().waitFor()
  const first = secondsSince(start)
  await page.waitForFunction((shown) => {
    const heads = [...document.querySelectorAll('[role=radio] img[src^="blob:"]')]
    return heads.some((head) => head.getBoundingClientRect().top < innerHeight * shown)
  }, ABOVE_BUTTONS)
  const inSight = secondsSince(start)
  await page.waitForFunction((unchecked) => {
    const waiting = [...document.querySelectorAll('.preview-shimmer')]
    return waiting.every((each) => each.nextElementSibling?.textContent === unchecked)
  }, UNCHECKED)
  const all = secondsSince(start)
  await page.waitForFunction(() => document.querySelectorAll('.preview-shimmer').length === 0)
  const told = secondsSince(start)
  return { first, inSight, all, told, count: await wizard.getByText(MARK, { exact: true }).count() }
}
