import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { Person } from '../visitor/person.ts'
import { newAddress, next, openWizard, wizardOf } from '../visitor/visitor-steps.ts'
import type { Visitor, Walk } from './walk.ts'

/** What a professional sees that a client does not: her free test, and the choice between it and her card. */
export const aProfessional: Walk = {
  name: 'a professional',
  walk: async (visitor) => {
    const { page, t, look } = visitor
    await comesWithAFullDraft(visitor)
    await openWizard(page, t)
    const wizard = wizardOf(page, t)
    await expect(wizard.getByText(t('catalogue.packages.proNotice'))).toBeVisible()
    await look('package-pro')
    await wizard.getByRole('radio', { name: /Essentiel|Essential/ }).check()
    await next(page, t).click()
    await expect(wizard.getByRole('radio', { name: t('payment.methodFree') })).toBeVisible()
    await expect(wizard.getByLabel(t('payment.card.number'))).toBeVisible()
    await look('payment-pro')
    await wizard.getByRole('radio', { name: t('payment.methodFree') }).check()
    await expect(wizard.getByRole('button', { name: t('payment.startFree') })).toBeVisible()
    await look('payment-pro-free')
  },
}

/** Fifteen photos, a name and a style: she comes back at the third step. */
async function comesWithAFullDraft({ page, app }: Visitor): Promise<void> {
  const email = newAddress('Salome')
  const person = await Person.register(app.url, email)
  await app.operate('make-pro', email)
  const draft = await person.fillDraft()
  await person.ask<Draft>('PUT', api.draftById(draft.id), { step: 3, packageType: null })
  await person.enter(page)
}
