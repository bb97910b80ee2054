import type { Page } from '@playwright/test'
import {
  addPhotos,
  beginTransformation,
  chooseStyle,
  next,
  register,
  waitForPhotos,
  wizardOf,
} from '../journeys/visitor/visitor-steps.ts'
import { wordsIn } from '../journeys/visitor/words.ts'
import type { Benchmark } from './figure.ts'
import { onMeasuredPage } from './measured-page.ts'
import { photoFiles } from './photos.ts'
import { slowProcessor } from './slow-telephone.ts'

const INP_UNDER_MS = 100
/** What the browser rounds event durations to; shorter ones are not told. */
const SHORTEST_TOLD_MS = 16
const PAUSE_MS = 250

interface Interaction {
  name: string
  duration: number
}

declare global {
  interface Window {
    interactions: Interaction[]
  }
}

export const wizardInp: Benchmark = {
  name: 'wizard-inp',
  measures: 'from each gesture in the wizard to the next picture on the screen, processor 4 × slower',
  run: () =>
    onMeasuredPage({ width: 390, height: 844 }, async (page) => {
      await page.addInitScript(watchInteractions, SHORTEST_TOLD_MS)
      await register(page, 'Camille')
      await beginTransformation(page, 'Cuivré d’automne')
      await addPhotos(page, await photoFiles())
      await waitForPhotos(page, 15)
      await slowProcessor(page)
      await page.evaluate(() => {
        window.interactions.length = 0
      })
      await goThroughTheWizard(page)
      const interactions = await page.evaluate(() => window.interactions)
      const worst = interactions.toSorted((a, b) => b.duration - a.duration)
      return [
        {
          what: 'worst of all interactions',
          value: worst[0]?.duration ?? 0,
          unit: 'ms',
          target: INP_UNDER_MS,
        },
        ...worst
          .slice(0, 5)
          .map(({ name, duration }) => ({ what: `… ${name}`, value: duration, unit: 'ms' as const })),
      ]
    }),
}

/** Every kind of gesture of steps 1 to 4 once, each given time to be drawn. */
async function goThroughTheWizard(page: Page): Promise<void> {
  const wizard = wizardOf(page)
  await wizard.getByLabel('Nom de votre transformation').pressSequentially(' doré', { delay: 60 })
  await press(page, () => next(page).click())
  const filters = wizard.getByRole('list', { name: wordsIn('fr')('catalogue.filters.label') })
  const filter = filters.getByRole('button').nth(1)
  await press(page, () => filter.click())
  await press(page, () => filter.click())
  await press(page, () => chooseStyle(page, 'Ondulations soleil'))
  await press(page, () => chooseStyle(page, 'Balayage doux'))
  await press(page, () => next(page).click())
  await press(page, () => wizard.getByRole('radio', { name: /Prestige/ }).check())
  await press(page, () => wizard.getByRole('radio', { name: /Essentiel/ }).check())
  await press(page, () => wizard.getByRole('button', { name: 'Retour' }).click())
  await press(page, () => next(page).click())
  await press(page, () => next(page).click())
  await wizard.getByLabel('Numéro de carte').pressSequentially('42424242', { delay: 60 })
  await press(page, () => wizard.getByRole('checkbox').first().click())
}

async function press(page: Page, gesture: () => Promise<unknown>): Promise<void> {
  await gesture()
  await page.waitForTimeout(PAUSE_MS)
}

/** Runs in the page: an interaction is a gesture the browser numbers; its events share the number. */
function watchInteractions(shortest: number): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.interactions.push({ name: entry.name, duration: entry.duration })
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit)
}
