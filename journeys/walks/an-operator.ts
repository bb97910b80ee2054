import { api, pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { rasterised } from '../../hair/test/drawings.ts'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { Person } from '../visitor/person.ts'
import type { Visitor, Walk } from './walk.ts'

const WHY_OPENED = 'Elle écrit que ses mèches sont grises'

/** The latest app that was opened for this walk: it knows who its operator is. */
let finished: FinishedApp

/** One style is made by a service, which is paid. */
const WITH_A_SERVICE = {
  ...{ ENGINE_STYLES: 'pixie=fal', ENGINE_INSTEAD: 'hair' },
  ...{ FAL_KEY: 'key', FAL_DAILY_CENTS: '2000' },
}

/** The desk of who runs the house. */
export const anOperator: Walk = {
  name: 'an operator',
  open: async () => {
    finished = await openFinishedApp({ env: WITH_A_SERVICE })
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
    await page.goto(pages.deskTable('queues'))
    await expect(page.getByRole('table')).toBeVisible()
    await look('desk-queues')
    await page.goto(pages.deskTable('orders'))
    await page
      .getByRole('link', { name: t('operator.dossier.open') })
      .first()
      .click()
    await expect(page.getByRole('link', { name: t('operator.dossier.file') })).toBeVisible()
    await look('desk-dossier')
    await claimsAFigure(visitor)
    await sendsALook(visitor)
    await looksAtFigures(visitor)
    await setsABudget(visitor)
    await opensImages(visitor)
    await her.enter(page)
    await readsWhoOpenedHers(visitor)
  },
}

/** Its dialogs say what lacks. */
async function claimsAFigure({ page, t, look }: Visitor): Promise<void> {
  const question = page.getByRole('dialog')
  const confirm = () => question.getByRole('button', { name: t('operator.confirm') }).click()
  await page.goto(pages.deskTable('claims'))
  await page.getByRole('button', { name: t('operator.acts.enter-claim') }).click()
  await question.getByLabel(t('operator.claim.kind')).selectOption('satisfaction')
  await confirm()
  await expect(question.getByText(t('fields.percentRequired'))).toBeVisible()
  await look('desk-claim')
  await question.getByLabel(t('operator.claim.kind')).selectOption('women')
  await question.getByLabel(t('operator.claim.count')).fill('12345')
  await confirm()
  await expect(page.getByRole('cell', { name: t('operator.codes.claim_unproven') })).toBeVisible()
  await look('desk-claims')
  await page.getByRole('button', { name: t('operator.acts.prove-claim') }).click()
  await confirm()
  await expect(question.getByText(t('fields.evidenceRequired'))).toBeVisible()
  await look('desk-claim-proof')
}

/** Its row says what the check found, and which acts are left. */
async function sendsALook({ page, t, look }: Visitor): Promise<void> {
  const question = page.getByRole('dialog')
  const confirm = () => question.getByRole('button', { name: t('operator.confirm') }).click()
  await page.goto(pages.deskTable('looks'))
  await page.getByRole('button', { name: t('operator.acts.upload-look') }).click()
  await confirm()
  await expect(question.getByText(t('fields.pictureRequired'))).toBeVisible()
  await look('desk-look')
  const picture = { name: 'coiffure.jpg', mimeType: 'image/jpeg', buffer: await rasterised('carre') }
  await question.getByLabel(t('operator.look.picture')).setInputFiles(picture)
  await confirm()
  const shown = page.getByRole('cell', { name: t('operator.codes.look_unlicensed'), exact: true })
  // The first picture a worker looks at loads what it is read with.
  await expect(shown).toBeVisible()
  await page.mouse.move(0, 0)
  await look('desk-looks')
  await page.getByRole('button', { name: t('operator.acts.look-licence') }).click()
  await confirm()
  await expect(question.getByText(t('fields.holderRequired'))).toBeVisible()
  await look('desk-look-licence')
}

async function looksAtFigures({ page, t, look }: Visitor): Promise<void> {
  await page.goto(pages.deskFigures())
  await expect(page.getByRole('img', { name: t('operator.figures.charts.orders') })).toBeVisible()
  await look('desk-figures')
  await page.getByText(t('operator.figures.table')).click()
  await expect(page.getByRole('table')).toBeVisible()
  await look('desk-figures-table')
}

/** What it may cost is asked for with a reason, and what lacks is said. */
async function setsABudget({ page, t, look }: Visitor): Promise<void> {
  const question = page.getByRole('dialog')
  const confirm = () => question.getByRole('button', { name: t('operator.confirm') }).click()
  await page.goto(pages.deskBudgets())
  await page.getByRole('button', { name: t('operator.acts.set-budget') }).click()
  await question.getByLabel(t('operator.budget')).fill('0')
  await confirm()
  await expect(question.getByText(t('fields.budgetRequired'))).toBeVisible()
  await look('desk-budget')
  await question.getByLabel(t('operator.budget')).fill('12,50')
  await question.getByLabel(t('operator.note')).fill('Une campagne ce mois-ci')
  await confirm()
  await expect(page.getByRole('button', { name: t('operator.acts.clear-budget') })).toBeVisible()
  await look('desk-budgets')
}

/** Not without a reason; then for an hour. */
async function opensImages({ page, t, look, complaints }: Visitor): Promise<void> {
  complaints.expect(/^403 .*\/images$/)
  await page.goto(pages.deskImages(finished.transformationId))
  await expect(page.getByText(t('operator.viewings.shut'))).toBeVisible()
  await look('desk-images-shut')
  await page.goto(`${pages.deskTable('transformations')}?search=${finished.transformationId}`)
  await page.getByRole('button', { name: t('operator.acts.show-images') }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(t('operator.reason')).fill(WHY_OPENED)
  await question.getByRole('button', { name: t('operator.confirm') }).click()
  await expect(page.getByRole('img', { name: t('operator.viewings.image', { place: 1 }) })).toBeVisible()
  await look('desk-images')
}

/** She whose images they are reads when, and why. */
async function readsWhoOpenedHers({ page, t, look }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('accounts.profileButton') }).click()
  const told = page
    .getByRole('dialog', { name: t('accounts.profile.title') })
    .getByRole('region', { name: t('operator.viewings.title') })
  await expect(told.getByText(WHY_OPENED)).toBeVisible()
  await told.scrollIntoViewIfNeeded()
  await look('profile-viewings')
}
