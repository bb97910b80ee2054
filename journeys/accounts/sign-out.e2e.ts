import { dashboardPages } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { arrive, closeWizard, wizardOf } from '../visitor/visitor-steps.ts'

test('from every page of her dashboard, and from the wizard once it is closed, she may sign out and is asked first (S7)', async ({
  visit,
  app,
}) => {
  const page = await visit()
  await arrive(page, 'Noé')
  for (const path of Object.values(dashboardPages)) {
    await page.goto(path('6c0c3a52-0000-4000-8000-000000000000'))
    if (path === dashboardPages.wizard) {
      await wizardOf(page).waitFor()
      await closeWizard(page)
    }
    const trigger = page.getByRole('button', { name: 'Me déconnecter' })
    await trigger.click()
    const question = page.getByRole('alertdialog', { name: 'Déconnexion' })
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(question).toBeHidden()
  }
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await page.goBack()
  await expect(page).toHaveURL(`${app.url}/`)
  await expect(page.getByText('Noé')).toHaveCount(0)
})
