import type { Page } from '@playwright/test'
import type { Words } from '../visitor/words.ts'

/** « - button "Retirer la photo 3" [disabled] », as the page is read aloud. */
const CONTROL = /^\s*- '?(button|textbox|checkbox|radio|slider|tab|combobox)\b(?: "((?:[^"\\]|\\.)*)")?/

/** Controls nobody can tell apart by ear: two of a kind with one name, or one with none. */
export async function nameFaults(page: Page, t: Words): Promise<string[]> {
  const same = [
    // At the top of the page and where it is offered again: both open the one dialog.
    `button "${t('landing.signIn')}"`,
    // While one leaves the next may be there.
    `button "${t('ui.closeNotification')}"`,
    // Each at the end of its own form.
    `button "${t('accounts.cancel')}"`,
  ]

  const read = await page.getByRole('document').or(page.locator('body')).first().ariaSnapshot()
  const heard = read.split('\n').flatMap((line) => {
    const [, role = '', name = ''] = CONTROL.exec(line) ?? []
    return role ? [`${role} "${name}"`] : []
  })
  const twice = heard.filter((control, place) => heard.indexOf(control) !== place && !same.includes(control))
  return [
    ...new Set(twice.map((control) => `heard twice: ${control}`)),
    ...heard.filter((control) => control.endsWith(' ""')).map((control) => `without a name: ${control}`),
  ]
}
