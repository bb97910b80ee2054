import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { messagesTo, newAddress } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('signed in she renounces a purchase in two presses, and has it in writing (L4)', async ({
  app,
  visit,
}) => {
  const address = newAddress('Camille')
  const her = await Person.register(app.url, address)
  await her.buyCredits('credits_10', 14.9)
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await her.enter(page)
  await page.getByRole('button', { name: t('accounts.journeyButton') }).click()
  await page.getByRole('tab', { name: t('transformations.journey.purchasesTab') }).click()
  await page.getByRole('link', { name: t('transformations.journey.creditPack', { count: 10 }) }).click()

  await page
    .getByRole('main')
    .getByRole('link', { name: t('purchases.withdraw') })
    .click()
  await expect(page.getByRole('heading', { name: t('withdrawal.summary') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('14,90')
  await expect(page.getByRole('main')).toContainText(address)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()

  const messages = await messagesTo(page, address)
  const message = messages.filter({ hasText: t('mails.withdrawal_acknowledged.subject') })
  await expect(message).toContainText(/heure de Paris/)
  await expect(message).toContainText(/14,90.€ vous sont rendus/)
})

test('from the foot of her dashboard, with nothing bought, the form is there and knows her', async ({
  app,
  visit,
}) => {
  const address = newAddress('Lina')
  const her = await Person.register(app.url, address)
  const page = await visit({ viewport: { width: 1280, height: 900 } })
  await her.enter(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('withdrawal.link') })
    .click()
  await expect(page.getByLabel(t('withdrawal.email'))).toHaveValue(address)
  await expect(page.getByLabel(t('withdrawal.contract'), { exact: true })).toHaveValue('')
})

test('a salon asks to be professional from the profile, and reads where her request stands', async ({
  app,
  visit,
}) => {
  const her = await Person.register(app.url, newAddress('Lucie'))
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await her.enter(page)
  await page.getByRole('button', { name: t('accounts.profileButton') }).click()
  const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
  await profile.getByRole('button', { name: t('proRequests.open') }).click()
  await profile.getByLabel(t('proRequests.salonName')).fill('Salon Łucja')
  await profile.getByLabel(t('proRequests.siret')).fill('732 829 320 00075')
  await profile.getByRole('button', { name: t('proRequests.send') }).click()
  await expect(profile.getByText(t('fields.siretInvalid'))).toBeVisible()
  await profile.getByLabel(t('proRequests.siret')).fill('732 829 320 00074')
  await profile.getByRole('button', { name: t('proRequests.send') }).click()
  await expect(profile.getByRole('status').filter({ hasText: 'Salon Łucja' })).toContainText(
    /^Demande envoyée le/,
  )
  const place = profile.getByRole('region', { name: t('proRequests.title') })
  await expect(place, 'what she pressed has gone').toBeFocused()
  expect(await axeFaults(page)).toEqual([])
})
