import { pages } from '@app/domain/routes.ts'
import { chromium, type Page } from '@playwright/test'
import { openFinishedApp } from '../journeys/app/finished-app.ts'
import { forgetMoves, shareMoved, watchMoves } from '../journeys/checks/layout-moves.ts'
import playwright from '../journeys/playwright.config.ts'
import { Person } from '../journeys/visitor/person.ts'
import {
  addPhotos,
  beginTransformation,
  chooseStyle,
  next,
  register,
  UNTIL_MADE,
  waitForPhotos,
} from '../journeys/visitor/visitor-steps.ts'
import type { Benchmark, Figure } from './figure.ts'
import { photoFiles } from './photos.ts'

/** Of the screen, times its height. */
const MOST = 0.05
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
/** What comes late has come by then. */
const SETTLED_MS = 3000

export const layoutShift: Benchmark = {
  name: 'layout-shift',
  measures: 'how much of each screen moves by itself, in all, while it loads and while she works',
  run: async () => {
    const { app, email, transformationId } = await openFinishedApp()
    const browser = await chromium.launch(playwright.use?.launchOptions)
    const figures: Figure[] = []
    for (const viewport of SIZES) {
      const page = await browser.newPage({ baseURL: app.url, viewport, locale: 'fr-FR' })
      page.setDefaultTimeout(UNTIL_MADE.timeout)
      await watchMoves(page)
      const note = async (screen: string) => {
        await page.waitForTimeout(SETTLED_MS)
        const value = await shareMoved(page)
        figures.push({ what: `${screen}, ${viewport.width} px`, value, unit: '', target: MOST })
        await forgetMoves(page)
      }
      for (const path of [pages.home(), pages.tryOn()]) {
        await page.goto(path)
        await note(path)
      }
      await (await Person.return(app.url, email)).enter(page)
      for (const path of [pages.dashboard(), pages.transformation(transformationId), pages.credits()]) {
        await page.goto(path)
        await note(path.replace(transformationId, '…'))
      }
      await throughTheWizard(page, note)
      await page.close()
    }
    await browser.close()
    await app.close()
    return figures
  },
}

async function throughTheWizard(page: Page, note: (screen: string) => Promise<void>): Promise<void> {
  // Away from her dashboard first: it would lead to the landing page by itself, under the hand that presses there.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await register(page, 'Camille')
  await beginTransformation(page, 'Automne')
  await note('step 1, opened')
  await addPhotos(page, await photoFiles())
  await waitForPhotos(page, 15)
  await note('step 1, fifteen photos sent and checked')
  await next(page).click()
  await note('step 2')
  await chooseStyle(page, 'Long miroir')
  await next(page).click()
  await note('step 3')
}
