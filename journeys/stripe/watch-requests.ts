import type { Page } from '@playwright/test'

/** Everything this page asks for, what it is refused by our own policy, and what it complains of. */
export function watchRequests(page: Page, appUrl: string) {
  const elsewhere: string[] = []
  const sentHome: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(appUrl)) elsewhere.push(new URL(request.url()).host)
    else sentHome.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  page.on('pageerror', (error) => refused.push(String(error)))
  return { elsewhere, sentHome, refused }
}
