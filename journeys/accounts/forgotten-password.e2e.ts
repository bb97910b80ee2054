import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { expectTold } from '../visitor/told.ts'
import { messagesTo, PASSWORD } from '../visitor/visitor-steps.ts'

const NEW = 'quatre grands zèbres'

const WORDS = {
  fr: {
    size: { width: 1280, height: 900 },
    locale: 'fr-FR',
    haveAccount: 'J’ai déjà un compte',
    dialog: 'Connexion',
    forgotten: 'Mot de passe oublié ?',
    forgottenDialog: 'Mot de passe oublié',
    send: 'Recevoir un lien',
    sent: 'Si un compte existe pour cette adresse, un lien vient d’être envoyé.',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    change: 'Changer mon mot de passe',
    common: 'Mot de passe trop courant',
    changed: 'Mot de passe changé',
    signIn: 'Me connecter',
    refused: 'Vérifiez vos identifiants et réessayez.',
    expired: 'Ce lien n’est plus valable',
    again: 'Demander un nouveau lien',
  },
  en: {
    size: { width: 390, height: 844 },
    locale: 'en-GB',
    haveAccount: 'I already have an account',
    dialog: 'Sign in',
    forgotten: 'Forgot your password?',
    forgottenDialog: 'Forgotten password',
    send: 'Send me a link',
    sent: 'If an account exists for this address, a link has just been sent.',
    password: 'Password',
    newPassword: 'New password',
    change: 'Change my password',
    common: 'This password is too common',
    changed: 'Password changed',
    signIn: 'Sign in',
    refused: 'Invalid email/username or password',
    expired: 'This link is no longer valid',
    again: 'Ask for a new link',
  },
}

/** The newest link to a new password that was sent to her. */
async function linkInTheMail(page: Page, email: string): Promise<string> {
  const messages = await messagesTo(page, email)
  const link = messages.getByRole('link', { name: /nouveau-mot-de-passe/ }).first()
  return (await link.getAttribute('href')) ?? ''
}

for (const [language, words] of Object.entries(WORDS)) {
  // spec: 2.30
  test(`she forgot her password and chooses another one (${language}, ${words.size.width} px)`, async ({
    visit,
    app,
  }) => {
    const email = `oubli-${language}-${Date.now()}@exemple.fr`
    await Person.register(app.url, email)
    const page = await visit({ viewport: words.size, locale: words.locale, reducedMotion: 'reduce' })

    await test.step('she asks for a link, from the dialog, without typing her address twice', async () => {
      await page.goto('/')
      await page.getByRole('button', { name: words.haveAccount }).click()
      const dialog = page.getByRole('dialog', { name: words.dialog })
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('button', { name: words.forgotten }).click()
      const forgotten = page.getByRole('dialog', { name: words.forgottenDialog })
      await expect(forgotten.getByLabel('Email')).toHaveValue(email)
      await expect(forgotten.getByLabel('Email')).toBeFocused()
      expect(await axeFaults(page)).toEqual([])
      await forgotten.getByRole('button', { name: words.send }).click()
      await expect(forgotten.getByRole('status')).toContainText(words.sent)
    })

    const link = await linkInTheMail(page, email)
    await test.step('the link shows the page, with nothing secret in its address', async () => {
      const answer = await page.goto(link)
      await expect(page).toHaveURL(`${app.url}/nouveau-mot-de-passe`)
      expect(answer?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': expect.stringContaining('noindex'),
      })
      await page.getByLabel(words.newPassword, { exact: true }).fill('azerty')
      await page.getByRole('button', { name: words.change }).click()
      await expect(page.getByText(words.common, { exact: true })).toBeVisible()
      await expect(page.getByLabel(words.newPassword, { exact: true })).toBeFocused()
      expect(await axeFaults(page)).toEqual([])
    })

    await test.step('she is told that it is changed, and signs in with the new one only', async () => {
      await page.getByLabel(words.newPassword, { exact: true }).fill(NEW)
      await page.getByRole('button', { name: words.change }).click()
      await expectTold(page, words.changed)
      const dialog = page.getByRole('dialog', { name: words.dialog })
      const tryToSignIn = async (password: string) => {
        await dialog.getByLabel('Email').fill(email)
        await dialog.getByLabel(words.password, { exact: true }).fill(password)
        await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
      }
      await tryToSignIn(PASSWORD)
      await expect(dialog.getByRole('alert')).toContainText(words.refused)
      await tryToSignIn(NEW)
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('the link has had its time, and says how to have another', async () => {
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.expired)
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: words.again }).click()
      await expect(page.getByRole('dialog', { name: words.forgottenDialog })).toBeVisible()
    })
  })
}
