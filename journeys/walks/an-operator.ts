import { api, pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { Person } from '../visitor/person.ts'
import type { Visitor, Walk } from './walk.ts'

/** The latest app that was opened for this walk: it knows who its operator is. */
let finished: FinishedApp

/** The desk of who runs the house. */
export const anOperator: Walk = {
  name: 'an operator',
  open: async () => {
    finished = await openFinishedApp()
    return { app: finished.app, close: () => finished.app.close() }
  },
  walk: async (visitor) => {
    const { page, app, t, look } = visitor
    const her = await Person.return(app.url, finished.email)
    await her.buyCredits('credits_10', 14.9)
    await her.ask('POST', api.enquiries(), { text: 'Bonjour, ma frange est trop courte.' })
    await page.context().addCookies([{ name: 'sign_in', value: finished.operatorToken, url: app.url }])
    await page.goto(pages.desk())
    await expect(page.getByRole('link', { name: t('operator.tables.people') })).toBeVisible()
    await look('desk')
    await page.goto(pages.deskTable('enquiries'))
    await expect(page.getByRole('cell', { name: t('operator.codes.open') })).toBeVisible()
    await look('desk-table')
    await page.getByRole('button', { name: t('operator.acts.enquiry-answered') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('desk-act')
    await looksAtFigures(visitor)
  },
}

async function looksAtFigures({ page, t, look }: Visitor): Promise<void> {
  await page.goto(pages.deskFigures())
  await expect(page.getByRole('img', { name: t('operator.figures.charts.orders') })).toBeVisible()
  await look('desk-figures')
  await page.getByText(t('operator.figures.table')).click()
  await expect(page.getByRole('table')).toBeVisible()
  await look('desk-figures-table')
}
