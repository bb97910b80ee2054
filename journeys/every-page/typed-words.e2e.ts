import { api, pages } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { arrive, openWizard, wizardOf } from '../visitor/visitor-steps.ts'

/** What would run where words are taken for a page, a script or an address. */
const TYPED = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  'javascript:alert(1)',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<math><mi xlink:href="javascript:alert(1)">',
  '<a href="java\tscript:alert(1)">ici</a>',
  "'; drop table users; --",
  '<b onmouseover=alert(1)>Été</b>',
]

test('whatever she types as her name or her transformation’s stands there as it was typed, and runs nowhere (I2)', async ({
  visit,
}) => {
  test.slow()
  const page = await visit()
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) ran.push(message.text())
  })
  const email = await arrive(page, 'Camille')
  const call = (method: 'PUT' | 'GET', url: string, data?: object) =>
    page.evaluate(
      async ([how, where, body]) => {
        const headers = new Headers(body ? { 'content-type': 'application/json' } : {})
        const answer = await fetch(where, { method: how, headers, ...(body && { body }) })
        return { status: answer.status, said: await answer.json() }
      },
      [method, url, data && JSON.stringify(data)] as const,
    )
  const { said } = await call('GET', api.draft())
  for (const typed of TYPED) {
    const named = await call('PUT', api.draftById(said.draft.id), { sessionName: typed })
    const profile = { firstName: typed, lastName: typed, email }
    const called = await call('PUT', api.profile(), profile)
    expect([named.status, called.status, called.said.user?.firstName]).toEqual([200, 200, typed])
    const document = await page.goto(pages.dashboard())
    expect(await document?.text()).not.toContain(typed)
    await expect(page.getByText(typed, { exact: false }).first()).toBeVisible()
  }
  await openWizard(page)
  await expect(wizardOf(page).locator('input').first()).toHaveValue(TYPED.at(-1) ?? '')
  expect(ran).toEqual([])
})
