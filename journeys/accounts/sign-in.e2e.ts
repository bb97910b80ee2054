import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { expectTold } from '../visitor/told.ts'
import { PASSWORD, register } from '../visitor/visitor-steps.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Connexion' })

async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await dialogOf(page).getByLabel('Email').fill(email)
  await dialogOf(page).getByLabel('Mot de passe', { exact: true }).fill(password)
}

const press = (page: Page) => dialogOf(page).getByRole('button', { name: 'Me connecter' }).click()

/** An account of her own for each story. */
async function registered(url: string): Promise<string> {
  const email = `connexion-${Date.now()}-${Math.round(Math.random() * 1e6)}@exemple.fr`
  await Person.register(url, email)
  return email
}

// spec: 2.11, 2.24, 2.25, 2.26, 2.27, 2.28, 2.29
test('the dialog opens where she meant, and closes by Escape or beside it, giving the focus back', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const haveAccount = banner.getByRole('button', { name: 'J’ai déjà un compte' })
  const signIn = banner.getByRole('button', { name: 'Me connecter' })

  await haveAccount.click()
  await expect(dialogOf(page).getByRole('tab', { name: 'Me connecter', selected: true })).toBeVisible()
  expect((await dialogOf(page).boundingBox())?.width).toBeLessThanOrEqual(28 * 16)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(haveAccount).toBeFocused()

  await signIn.click()
  await expect(dialogOf(page).getByRole('tab')).toHaveText(['M’inscrire', 'Me connecter'])
  await expect(dialogOf(page).getByRole('tab', { name: 'M’inscrire', selected: true })).toBeVisible()
  await page.mouse.click(8, 450)
  await expect(dialogOf(page)).toBeHidden()
  await expect(signIn).toBeFocused()
})

test('password managers know the fields, and a password may be pasted (A9)', async ({ visit }) => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/?connexion=login')
  await expect(dialogOf(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  const password = dialogOf(page).getByLabel('Mot de passe', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  await password.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(password).toHaveValue(PASSWORD)
  await dialogOf(page).getByRole('tab', { name: 'M’inscrire' }).click()
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(password).toHaveAttribute('type', 'password')
  await password.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(password).toHaveValue(PASSWORD)
})

// spec: 2.32, 2.90, 2.91, 8.22
test('she reads what is under way, from the check of her details to her dashboard', async ({
  visit,
  app,
}) => {
  const email = await registered(app.url)
  const page = await visit()
  let answer = () => {}
  const asked = new Promise<void>((go) => {
    answer = go
  })
  await page.route('**/api/auth/login', async (route) => {
    await asked
    await route.continue()
  })
  // Held where it is, so that the screen in between can be read.
  await page.route('**/dashboard', (route) => route.abort('aborted'))
  await page.goto('/?connexion=login')
  await fillIn(page, email)
  await press(page)
  await expect(page.getByRole('button', { name: 'Vérification des identifiants...' })).toBeDisabled()
  const going = page.waitForRequest('**/dashboard')
  answer()
  await going
  const screen = page.getByRole('status').filter({ hasText: 'Connexion en cours...' })
  await expect(screen).toBeVisible()
  // Over all of it, the dialog too.
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await page.unroute('**/dashboard')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camille')
  await expectTold(page, 'Ravie de vous revoir')
})

test('on the page of the sign-in, too, she is told what is wrong, and is greeted in her dashboard', async ({
  visit,
  app,
}) => {
  const email = await registered(app.url)
  const page = await visit()
  await page.goto('/connexion')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Me connecter' }).click()
  await expect(form.getByText('Mot de passe requis')).toBeVisible()
  await expect(form.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectTold(page, 'Ravie de vous revoir')
})

// spec: 8.9
test('cut off, she is told so in the form, which keeps what she typed', async ({ visit }) => {
  const page = await visit()
  await page.goto('/?connexion=login')
  await fillIn(page, 'camille@exemple.fr')
  await page.context().setOffline(true)
  await press(page)
  await expect(dialogOf(page).getByRole('alert')).toContainText('Connexion interrompue')
  await expect(dialogOf(page).getByRole('alert')).toContainText('Vérifiez votre connexion internet')
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue('camille@exemple.fr')
})

test('after ten wrong passwords she is told how long to wait', async ({ visit, app }) => {
  const email = await registered(app.url)
  const guesser = new Person(app.url)
  for (let guess = 0; guess < 10; guess++)
    await guesser.ask('POST', '/api/auth/login', { email, password: `faux ${guess}` })
  const page = await visit()
  await page.goto('/?connexion=login')
  await fillIn(page, email)
  await press(page)
  await expect(dialogOf(page).getByRole('alert')).toContainText('Connexion impossible')
  await expect(dialogOf(page).getByRole('alert')).toContainText('Réessayez dans 15 minutes.')
})

test('an address that has an account is refused in words, under the usual title', async ({ visit, app }) => {
  const email = await registered(app.url)
  const page = await visit()
  await page.goto('/?connexion=register')
  await dialogOf(page).getByLabel('Prénom').fill('Camille')
  await fillIn(page, email)
  await dialogOf(page).getByRole('button', { name: 'M’inscrire' }).click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Un petit souci technique')
  await expect(dialogOf(page).getByRole('alert')).toContainText('Un compte existe déjà')
})

test('a weak password is said at its field, once, and in no notification', async ({ visit }) => {
  const page = await visit()
  await page.goto('/?connexion=register')
  await dialogOf(page).getByLabel('Prénom').fill('Camille')
  const send = dialogOf(page).getByRole('button', { name: 'M’inscrire' })
  const password = dialogOf(page).getByLabel('Mot de passe', { exact: true })
  for (const { typed, said } of [
    { typed: 'abc', said: '6 caractères minimum' },
    { typed: 'azerty', said: 'Mot de passe trop courant' },
  ]) {
    await fillIn(page, 'camille@exemple.fr', typed)
    await send.click()
    await expect(page.getByText(said, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(password).toHaveAccessibleDescription(new RegExp(`${said}$`))
    await expect(password).toBeFocused()
    await expect(send).toBeEnabled()
    await expect(dialogOf(page).getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Fermer la notification' })).toHaveCount(0)
  }
  await password.fill(PASSWORD)
  await expect(password).not.toHaveAttribute('aria-invalid')
})

// spec: 5.5
test('an address left empty is an « Email invalide » of who registers, and required of who signs in', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/?connexion=register')
  await dialogOf(page).getByRole('button', { name: 'M’inscrire' }).click()
  await expect(dialogOf(page).getByText('Email invalide')).toBeVisible()
  await expect(dialogOf(page).getByLabel('Prénom')).toBeFocused()
  await dialogOf(page).getByRole('tab', { name: 'Me connecter' }).click()
  await press(page)
  await expect(dialogOf(page).getByText('Email requis')).toBeVisible()
})

test('the arrow keys lead from tab to tab, and what is in front stands in the address', async ({ visit }) => {
  const page = await visit()
  await page.goto('/?connexion=register')
  await expect(dialogOf(page).getByRole('tab', { name: 'M’inscrire' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialogOf(page).getByRole('tab', { name: 'Me connecter', selected: true })).toBeFocused()
  await expect(page).toHaveURL(/\?connexion=login$/)
  await page.keyboard.press('Home')
  await expect(dialogOf(page).getByRole('tab', { name: 'M’inscrire', selected: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/$/)
})

test('she looks at the password she types, and hides it again', async ({ visit }) => {
  const page = await visit()
  await page.goto('/?connexion=login')
  const password = dialogOf(page).getByLabel('Mot de passe', { exact: true })
  await password.fill(PASSWORD)
  await dialogOf(page).getByRole('button', { name: 'Afficher : Mot de passe' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await dialogOf(page).getByRole('button', { name: 'Masquer : Mot de passe' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'password')
})

test('the sign-in opens after 25 kB of scripts at most, and asks for no more when it is used', async ({
  visit,
}) => {
  const page = await visit()
  const fetched: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      fetched.push(request.sizes().then((sizes) => sizes.responseBodySize))
  })
  const bytes = async () => (await Promise.all(fetched)).reduce((total, size) => total + size, 0)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('button', { name: 'Me connecter' }).click()
  await expect(dialogOf(page).getByLabel('Prénom')).toBeEditable()
  await page.waitForLoadState('networkidle')
  const opened = await bytes()
  expect(opened).toBeGreaterThan(0)
  expect(opened).toBeLessThanOrEqual(25_000)
  await dialogOf(page).getByRole('tab', { name: 'Me connecter' }).click()
  await fillIn(page, 'personne@exemple.fr')
  await press(page)
  await expect(dialogOf(page).getByRole('alert')).toContainText('Connexion impossible')
  expect(await bytes()).toBe(opened)
})

// spec: 4.2, 9.16
test('she is asked by her name before she is signed out, and the page leaves half a second later (S7)', async ({
  visit,
  app,
}) => {
  const page = await visit()
  await register(page, 'Zoé')
  const trigger = page.getByRole('button', { name: 'Me déconnecter' })
  await trigger.click()
  const question = page.getByRole('alertdialog', { name: 'Déconnexion' })
  await expect(question).toContainText('Zoé, êtes-vous sûre de vouloir vous déconnecter')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(question).toBeHidden()
  await expect(trigger).toBeFocused()

  await trigger.click()
  const answering = page.waitForResponse('**/api/auth/logout')
  const leaving = page.waitForURL(`${app.url}/`, { waitUntil: 'commit' })
  await question.getByRole('button', { name: 'Me déconnecter' }).click()
  // By the browser's own clock: news of either may come late.
  const { startTime, responseStart } = (await answering).request().timing()
  await leaving
  const left = await page.evaluate(() => performance.timeOrigin)
  expect(left - (startTime + responseStart)).toBeGreaterThanOrEqual(450)
})

// spec: 2.48, 2.57, 8.10
test('a profile that could not be saved stays open and says so', async ({ visit }) => {
  const page = await visit()
  await register(page, 'Inès')
  let refuse = () => {}
  const pressed = new Promise<void>((go) => {
    refuse = go
  })
  await page.route('**/api/user/profile', async (route) => {
    await pressed
    await route.abort()
  })
  await page.getByRole('button', { name: 'Profil', exact: true }).click()
  const profile = page.getByRole('dialog', { name: 'Mon profil beauté' })
  await profile.getByLabel('Nom', { exact: true }).fill('Laurent')
  await profile.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(profile.getByRole('button', { name: 'Sauvegarde...' })).toBeDisabled()
  refuse()
  await expect(profile.getByRole('alert')).toContainText('Sauvegarde impossible')
  await expect(profile.getByLabel('Nom', { exact: true })).toHaveValue('Laurent')
})
