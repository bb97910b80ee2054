import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { expectTold } from '../visitor/told.ts'
import { arrive, messagesTo, PASSWORD } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'
import { openSecurity } from './security-steps.ts'

const t = wordsIn('fr')

/** A device that knows her finger, as the browser plays one. */
async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

test('she adds a passkey, signs in with it alone, and takes it away again', async ({ visit, app }) => {
  const page = await visit()
  await giveDevice(page)
  const email = await arrive(page, 'Solène')

  await test.step('a name and her password, then her device', async () => {
    const profile = await openSecurity(page, t)
    await expect(profile.getByText(t('accounts.security.passkeys.none'))).toBeVisible()
    await profile.getByRole('button', { name: t('accounts.security.passkeys.add') }).click()
    await profile.getByLabel(t('accounts.security.passkeys.name')).fill('Mon téléphone')
    const password = profile.getByLabel(t('accounts.security.passkeys.password'), { exact: true })
    await password.fill('pas le bon')
    await profile.getByRole('button', { name: t('accounts.security.passkeys.save') }).click()
    await expect(profile.getByText(t('fields.passwordWrong'))).toBeVisible()
    await password.fill(PASSWORD)
    await profile.getByRole('button', { name: t('accounts.security.passkeys.save') }).click()
    await expect(profile.getByText('Mon téléphone', { exact: true })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('what asks for it is fetched on the press, and she is in', async () => {
    // A page of hers that is open would leave by itself.
    await page.goto('about:blank')
    await page.request.post('/api/auth/logout', { headers: { origin: app.url } })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/?connexion=login', { waitUntil: 'networkidle' })
    const opened = scripts.length
    const dialog = page.getByRole('dialog', { name: 'Connexion' })
    await dialog.getByRole('button', { name: t('signin.passkey.button') }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectTold(page, 'Ravie de vous revoir')
    expect(scripts.slice(opened).some((url) => url.includes('answer-with-passkey'))).toBe(true)
    expect(scripts.slice(0, opened).some((url) => url.includes('answer-with-passkey'))).toBe(false)
  })

  await test.step('taken away with her password, it opens nothing any more', async () => {
    const profile = await openSecurity(page, t)
    const passkeys = profile.getByRole('region', { name: t('accounts.security.passkeys.title') })
    const remove = passkeys.getByRole('button', {
      name: t('accounts.security.passkeys.removeNamed', { name: 'Mon téléphone' }),
    })
    await remove.click()
    const password = profile.getByLabel(t('accounts.security.currentPassword'), { exact: true })
    await expect(password).toBeFocused()
    await passkeys.getByRole('button', { name: t('accounts.cancel'), exact: true }).click()
    await expect(remove, 'what she thought better of').toBeFocused()
    await remove.click()
    await password.fill(PASSWORD)
    await profile.getByRole('button', { name: t('accounts.security.passkeys.remove'), exact: true }).click()
    await expect(profile.getByText(t('accounts.security.passkeys.none'))).toBeVisible()
    await expect(passkeys, 'what she pressed has gone').toBeFocused()
    // A page of hers that is open would leave by itself.
    await page.goto('about:blank')
    await page.request.post('/api/auth/logout', { headers: { origin: app.url } })
    await page.goto('/connexion')
    await page.getByRole('button', { name: t('signin.passkey.button') }).click()
    await expect(page.getByRole('alert')).toContainText(t('errors.passkey_refused'))
  })

  await test.step('both were told by e-mail', async () => {
    const messages = await messagesTo(page, email)
    for (const kind of ['passkey_added', 'passkey_removed'] as const)
      await expect(messages.filter({ hasText: t(`mails.${kind}.subject`) }).first()).toBeVisible()
  })
})

test('where the browser knows no passkeys, nothing of them is offered at the sign-in', async ({ visit }) => {
  const page = await visit()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/connexion')
  await expect(page.getByRole('main').getByRole('button', { name: 'Me connecter' })).toBeVisible()
  await expect(page.getByRole('button', { name: t('signin.passkey.button') })).toBeHidden()
})
