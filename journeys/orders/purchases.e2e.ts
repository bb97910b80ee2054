import { readFileSync } from 'node:fs'
import { pages } from '@app/domain/routes.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { newAddress } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const PACK = 30

// spec: 1.18
test('from her purchases she reads one, takes its receipt home, and finds where the contract is renounced', async ({
  app,
  visit,
}) => {
  const her = await Person.register(app.url, newAddress('Camille'))
  await her.buyCredits('credits_30', 34.9)
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await her.enter(page)

  await page.getByRole('button', { name: t('accounts.journeyButton') }).click()
  await page.getByRole('tab', { name: t('transformations.journey.purchasesTab') }).click()
  await page.getByRole('link', { name: t('transformations.journey.creditPack', { count: PACK }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('transformations.journey.creditPack', { count: PACK }),
  )
  await expect(page.getByText(t('purchases.startCredits'))).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /Télécharger le PDF/ }).click()
  const receipt = await coming
  expect(receipt.suggestedFilename()).toMatch(/^recu-\d{4}-\d{6}\.pdf$/)
  expect(
    readFileSync(await receipt.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await page
    .getByRole('main')
    .getByRole('link', { name: t('purchases.withdraw') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${pages.withdrawal()}\\?commande=\\d{4}-\\d{6}$`))

  await page.goBack()
  await page.getByRole('link', { name: t('purchases.back') }).click()
  await expect(page.getByRole('tab', { name: t('transformations.journey.purchasesTab') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
