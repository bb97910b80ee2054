import { chromium, type Page } from '@playwright/test'
import playwright from '../journeys/playwright.config.ts'
import { UNTIL_MADE } from '../journeys/visitor/visitor-steps.ts'
import { MeasuredApp } from './process/measured-app.ts'

/** What is measured on a French page of this size, over the app on an empty folder; both are closed after it. */
export async function onMeasuredPage<Measured>(
  viewport: { width: number; height: number },
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const app = await MeasuredApp.open()
  const browser = await chromium.launch(playwright.use?.launchOptions)
  const page = await browser.newPage({ baseURL: app.url, viewport, locale: 'fr-FR' })
  page.setDefaultTimeout(UNTIL_MADE.timeout)
  const measured = await measure(page)
  await browser.close()
  await app.close()
  return measured
}
