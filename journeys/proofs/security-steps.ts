import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../visitor/visitor-steps.ts'
import type { Words } from '../visitor/words.ts'
import { codeOf } from './app-code.ts'

export async function openSecurity(page: Page, t: Words) {
  await page.getByRole('button', { name: t('accounts.profileButton'), exact: true }).click()
  return page.getByRole('dialog', { name: t('accounts.profile.title') })
}

/** In her open profile: her password, the secret put into her app, and the ten codes she notes. */
export async function turnOnFactor(page: Page, t: Words, look = async (_screen: string) => {}) {
  const profile = page.getByRole('dialog', { name: t('accounts.profile.title') })
  await profile.getByRole('button', { name: t('accounts.security.factor.turnOn') }).click()
  await profile.getByLabel(t('accounts.security.factor.password'), { exact: true }).fill(PASSWORD)
  await profile.getByRole('button', { name: t('accounts.security.factor.next') }).click()
  await expect(profile.getByRole('img', { name: t('accounts.security.factor.drawing') })).toBeVisible()
  await look('profile-second-factor')
  const secret = (await profile.locator('code').textContent()) ?? ''
  await profile.getByLabel(t('accounts.security.factor.code')).fill(codeOf(secret))
  await profile.getByRole('button', { name: t('accounts.security.factor.confirm') }).click()
  await expect(profile.getByText(t('accounts.security.factor.codesText'))).toBeVisible()
  await look('profile-recovery-codes')
  const codes = await profile.locator('ol li').allTextContents()
  await profile.getByRole('button', { name: t('accounts.security.factor.codesNoted') }).click()
  await expect(profile.getByText(t('accounts.security.factor.isOn', { count: codes.length }))).toBeVisible()
  return { secret, codes }
}
