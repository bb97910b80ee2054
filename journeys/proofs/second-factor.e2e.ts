import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { expectTold } from '../visitor/told.ts'
import { arrive, messagesTo, PASSWORD } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'
import { codeOf } from './app-code.ts'
import { openSecurity, turnOnFactor } from './security-steps.ts'

const t = wordsIn('fr')

async function typePassword(page: Page, email: string): Promise<void> {
  const form = page.locator('form[data-form=login]').filter({ visible: true })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Me connecter' }).click()
}
const code = (page: Page) => page.getByLabel(t('signin.code.label'), { exact: true })
const send = (page: Page) => page.getByRole('button', { name: t('signin.code.send') }).click()

test('she has a code asked for after her password, in the dialog as on the page', async ({ visit }) => {
  const page = await visit()
  const email = await arrive(page, 'Maud')
  await openSecurity(page, t)
  const { secret, codes } = await turnOnFactor(page, t)
  expect(codes).toHaveLength(10)

  await test.step('in the dialog the code takes the place of the password, and a wrong one is said at it', async () => {
    const phone = await visit({ viewport: { width: 390, height: 844 } })
    await phone.goto('/?connexion=login')
    await typePassword(phone, email)
    await expect(code(phone)).toBeFocused()
    await code(phone).fill('12 34')
    await send(phone)
    await expect(phone.getByText(t('fields.factorCodeInvalid'))).toBeVisible()
    await code(phone).fill('000000')
    await send(phone)
    await expect(phone.getByText(t('fields.factorCodeWrong'))).toBeVisible()
    expect(await axeFaults(phone)).toEqual([])
    // The code of the next half minute: the one that turned it on is used up.
    await code(phone).fill(codeOf(secret, 1))
    await send(phone)
    await expect(phone).toHaveURL(/\/dashboard$/)
    await expectTold(phone, 'Ravie de vous revoir')
  })

  await test.step('without scripts, one of the ten on a page of its own', async () => {
    const plain = await visit({ javaScriptEnabled: false })
    await plain.goto('/connexion')
    await typePassword(plain, email)
    await expect(plain).toHaveURL(/\/connexion\/code$/)
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('signin.code.title'))
    await code(plain).fill('000000')
    await send(plain)
    await expect(plain.getByText(t('fields.factorCodeWrong'))).toBeVisible()
    await expect(code(plain)).toHaveValue('')
    await code(plain).fill(codes[0] ?? '')
    await send(plain)
    await expect(plain).toHaveURL(/\/dashboard$/)
    expect((await plain.request.get('/api/user/current')).status()).toBe(200)
  })

  await test.step('turned off with her password, the password is enough again', async () => {
    const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
    await profile.getByRole('button', { name: t('accounts.security.factor.turnOff') }).click()
    await profile.getByLabel(t('accounts.security.factor.password'), { exact: true }).fill(PASSWORD)
    await profile.getByRole('button', { name: t('accounts.security.factor.turnOff') }).click()
    await expect(profile.getByText(t('accounts.security.factor.isOff'), { exact: true })).toBeVisible()
    const factor = profile.getByRole('region', { name: t('accounts.security.factor.title') })
    await expect(factor, 'what she pressed has gone').toBeFocused()
    const other = await visit()
    await other.goto('/connexion')
    await typePassword(other, email)
    await expect(other).toHaveURL(/\/dashboard$/)
  })

  await test.step('each was told by e-mail', async () => {
    const messages = await messagesTo(page, email)
    for (const kind of ['second_factor_on', 'recovery_code_used', 'second_factor_off'] as const)
      await expect(messages.filter({ hasText: t(`mails.${kind}.subject`) }).first()).toBeVisible()
  })
})
