import type { Browser, Page } from '@playwright/test'
import type { FinishedApp } from '../app/finished-app.ts'

/** A browser of an operator, signed in with a passkey. */
export async function operatorsPage(
  browser: Browser,
  { app, operatorToken }: FinishedApp,
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: app.url, locale: 'fr-FR', reducedMotion: 'reduce', viewport },
  })
  await context.addCookies([{ name: 'sign_in', value: operatorToken, url: app.url }])
  return context.newPage()
}

/** By the keyboard alone. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** Into the field of the dialog, and sent. */
export async function type(page: Page, label: string, words: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}
