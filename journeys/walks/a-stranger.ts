import { pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import { Person } from '../visitor/person.ts'
import { drawnPhoto, photoOfNobody } from '../visitor/test-photos.ts'
import { messagesTo, newAddress, openSignIn, type Photo } from '../visitor/visitor-steps.ts'
import { plain } from '../visitor/words.ts'
import type { Visitor, Walk } from './walk.ts'

/** Who has no account yet, and who forgot her password. */
export const aStranger: Walk = {
  name: 'a stranger',
  walk: async (visitor) => {
    await visitor.page.goto('/')
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.look('landing')
    await signsIn(visitor)
    await forgetsHerPassword(visitor)
    await triesOnePhoto(visitor)
    await readsThePublicPages(visitor)
    await renouncesAContract(visitor)
  },
}

async function signsIn({ page, t, look, complaints }: Visitor): Promise<void> {
  const dialog = await openSignIn(page, t)
  await look('sign-in-register')
  await dialog.getByLabel(t('signin.email')).fill('camille@')
  await dialog.getByRole('button', { name: t('signin.register') }).click()
  await expect(dialog.getByText(t('fields.emailInvalid'))).toBeVisible()
  await look('sign-in-field-errors')
  await dialog.getByRole('tab', { name: t('signin.login') }).click()
  await look('sign-in-login')
  complaints.expect(/^401 .*login/)
  await dialog.getByLabel(t('signin.email')).fill('personne@exemple.fr')
  await dialog.getByLabel(t('signin.password'), { exact: true }).fill('un mot qui ne va pas')
  await dialog.getByRole('button', { name: t('signin.login'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(t('toasts.loginError.title'))
  await look('sign-in-refused')
}

async function forgetsHerPassword({ page, app, t, look }: Visitor): Promise<void> {
  const email = newAddress('Ines')
  await Person.register(app.url, email)
  await page.getByRole('button', { name: t('signin.forgotten.link') }).click()
  const dialog = page.getByRole('dialog', { name: t('signin.forgotten.title') })
  await dialog.getByLabel(t('signin.email')).fill(email)
  await look('forgotten-password')
  await dialog.getByRole('button', { name: t('signin.forgotten.send') }).click()
  await expect(dialog.getByRole('status')).toContainText(t('signin.forgotten.sent'))
  await look('forgotten-password-sent')
  const messages = await messagesTo(page, email)
  await messages.getByRole('link', { name: pages.newPassword() }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signin.newPassword.title'))
  await expect(page.getByLabel(t('signin.newPassword.password'), { exact: true })).toBeVisible()
  await look('new-password')
  await page.goto(pages.newPasswordLink('a-link-nobody-was-given'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signin.newPassword.expiredTitle'))
  await look('new-password-expired')
}

async function triesOnePhoto({ page, t, look, complaints }: Visitor): Promise<void> {
  const choose = async (photo: Photo) => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: t('preview.page.choose') }).click()
    await (await chosen).setFiles(photo)
  }
  await page.goto(pages.tryOn())
  await expect(page.getByRole('button', { name: t('preview.page.choose') })).toBeVisible()
  await look('try-on')
  complaints.expect(/^422 .*preview/)
  await choose(await photoOfNobody())
  await expect(page.getByRole('alert')).toContainText(t('errors.photo_no_face'))
  await look('try-on-refused')
  const portrait = await drawnPhoto(0)
  await choose(portrait as Photo)
  await expect(page.getByRole('heading', { name: t('preview.page.result') })).toBeVisible()
  const ready = page.getByRole('status').filter({ hasText: t('styles.balayage_doux.label') })
  await expect(ready).toBeAttached()
  await look('try-on-result')
}

async function readsThePublicPages({ page, t, look, complaints }: Visitor): Promise<void> {
  complaints.expect(/^404 \/nulle-part$/)
  const read = async (path: string, screen: string, title: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(title))
    await look(screen)
  }
  await read(pages.register(), 'register-page', t('signin.title'))
  await read(pages.signIn(), 'sign-in-page', t('signin.title'))
  await read(pages.forgottenPassword(), 'forgotten-password-page', t('signin.forgotten.title'))
  await read(pages.legalNotice(), 'legal-notice', t('landing.legalNotice'))
  await read(pages.privacy(), 'privacy', t('landing.privacy'))
  await read(pages.terms(), 'terms', t('landing.terms'))
  await read(pages.accessibility(), 'accessibility', t('legal.accessibility.title'))
  await read(pages.verifyImage(), 'verify-image', t('verify.title'))
  await read(pages.contact(), 'contact', t('support.title'))
  await read(pages.blog(), 'blog', t('articles.title'))
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('navigation', { name: t('articles.around') })).toBeVisible()
  await look('article')
  await read(pages.confirmEmail('a-link-nobody-was-given'), 'address-link-expired', t('landing.expiredTitle'))
  await read('/nulle-part', 'not-found', t('landing.notFoundTitle'))
}

async function renouncesAContract({ page, t, look }: Visitor): Promise<void> {
  await page.goto(pages.withdrawal())
  await page.getByRole('button', { name: t('withdrawal.next') }).click()
  await expect(page.getByText(t('fields.nameRequired'))).toBeVisible()
  await look('withdrawal-field-errors')
  await page.getByLabel(t('withdrawal.name')).fill('Camille Martin')
  await page.getByLabel(t('withdrawal.contract'), { exact: true }).fill('2026-000123')
  await page.getByLabel(t('withdrawal.email')).fill('camille@exemple.fr')
  await look('withdrawal')
  await page.getByRole('button', { name: t('withdrawal.next') }).click()
  await expect(page.getByRole('heading', { name: t('withdrawal.summary') })).toBeFocused()
  await look('withdrawal-summary')
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()
  await look('withdrawal-done')
}
