import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { expectTold } from '../visitor/told.ts'
import { arrive, messagesTo, PASSWORD } from '../visitor/visitor-steps.ts'

const NEW = 'quatre grands zèbres'

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Profil', exact: true }).click()
  return page.getByRole('dialog', { name: 'Mon profil beauté' })
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/?connexion=login')
  const dialog = page.getByRole('dialog', { name: 'Connexion' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('she moves to a new address, which is hers once she has confirmed it', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const email = await arrive(page, 'Agathe')
  const next = `nouvelle-${email}`

  await test.step('her password is asked for in the same form, and a wrong one changes nothing', async () => {
    const profile = await openProfile(page)
    await expect(profile.getByLabel('Mot de passe actuel', { exact: true })).toBeHidden()
    await profile.getByLabel('Email').fill(next)
    await profile.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(profile.getByText('Mot de passe requis')).toBeVisible()
    await profile.getByLabel('Mot de passe actuel', { exact: true }).fill('pas le bon')
    await profile.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(profile.getByText('Mot de passe incorrect')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('the new one waits, said in words, and can be given up or written to again', async () => {
    const profile = page.getByRole('dialog', { name: 'Mon profil beauté' })
    await profile.getByLabel('Mot de passe actuel', { exact: true }).fill(PASSWORD)
    await profile.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(profile).toBeHidden()
    await expect(page.getByText(`Votre nouvelle adresse ${next} attend d’être confirmée`)).toBeVisible()
    await page.getByRole('button', { name: 'Garder l’ancienne adresse' }).click()
    await expect(page.getByText(`Votre nouvelle adresse ${next}`, { exact: false })).toBeHidden()
    const again = await openProfile(page)
    await again.getByLabel('Email').fill(next)
    await again.getByLabel('Mot de passe actuel', { exact: true }).fill(PASSWORD)
    await again.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(again).toBeHidden()
    await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
    await expect(page.getByText('L’e-mail est parti', { exact: false })).toBeVisible()
  })

  await test.step('the old address was told, the link confirms the new one', async () => {
    const told = await messagesTo(page, email)
    await expect(told.filter({ hasText: 'Demande de changement' }).first()).toBeVisible()
    const asked = await messagesTo(page, next)
    await asked
      .filter({ hasText: 'Confirmez votre nouvelle adresse' })
      .first()
      .getByRole('link', { name: /confirmer-adresse/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre adresse est confirmée')
    await page.goto('/dashboard')
    const profile = await openProfile(page)
    await expect(profile.getByLabel('Email')).toHaveValue(next)
  })
})

test('she changes her password: this browser stays, the telephone is out', async ({ visit, app }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const email = await arrive(page, 'Odile')
  const phone = await visit({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  await signIn(phone, email, PASSWORD)

  const profile = await openProfile(page)
  await profile.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await expect(profile.getByLabel('Mot de passe actuel', { exact: true })).toBeFocused()
  await profile.getByLabel('Mot de passe actuel', { exact: true }).fill('pas le bon')
  await profile.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW)
  await profile.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(profile.getByText('Mot de passe incorrect')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await profile.getByLabel('Mot de passe actuel', { exact: true }).fill(PASSWORD)
  await profile.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(profile.getByRole('button', { name: 'Changer mon mot de passe' })).toBeFocused()
  await expectTold(page, 'Vos autres appareils sont déconnectés.')

  await page.reload()
  await expect(page).toHaveURL(/\/dashboard/)
  // It leaves by itself, and would turn another navigation away.
  await expect(phone).toHaveURL(`${app.url}/`)
  await phone.goto('/dashboard')
  await expect(phone).toHaveURL(`${app.url}/`)
  await signIn(phone, email, NEW)
})

// spec: 2.2
test('she signs out the devices she no longer has, which leave the dashboard by themselves', async ({
  visit,
  app,
}) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const email = await arrive(page, 'Simone')
  const phone = await visit({ reducedMotion: 'reduce' })
  await signIn(phone, email, PASSWORD)

  const profile = await openProfile(page)
  await expect(profile.getByText('Vous êtes aussi connectée sur 1 autre appareil.')).toBeVisible()
  await profile.getByRole('button', { name: 'Déconnecter mon autre appareil' }).click()
  await expect(profile.getByText('Vous n’êtes connectée sur aucun autre appareil.')).toBeVisible()
  await expect(phone).toHaveURL(`${app.url}/`)
  await phone.goto('/dashboard')
  await expect(phone).toHaveURL(`${app.url}/`)
})

// spec: 2.36, 2.68, 2.72
test('she chooses a portrait with the keyboard, and it is kept', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await arrive(page, 'Lison')
  const trigger = page.getByRole('button', { name: 'Choisir mon portrait' })
  await trigger.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Choisir mon portrait' })
  await expect(picker.getByRole('button', { name: /portrait .*sur 8/ })).toHaveCount(8)
  expect(await axeFaults(page)).toEqual([])
  await picker.getByRole('button', { name: /Choisir le portrait 3 sur 8.*carré à frange/ }).press('Enter')
  await expect(picker).toBeHidden()
  await expect(trigger).toBeFocused()
  await page.reload()
  await trigger.click()
  await expect(picker.getByRole('button', { name: /Votre portrait actuel, 3 sur 8/ })).toBeVisible()
})

// spec: 8.11
test('a portrait that could not be saved says so where she chose it, and stays to choose', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await arrive(page, 'Lucie')
  await page.route('**/api/user/profile-image', (route) => route.abort())
  await page.getByRole('button', { name: 'Choisir mon portrait' }).click()
  const picker = page.getByRole('dialog', { name: 'Choisir mon portrait' })
  await picker.getByRole('button', { name: /portrait 5 sur 8/ }).click()
  await expect(picker.getByRole('alert')).toContainText('Erreur de mise à jour')
  await expect(picker.getByRole('button', { name: /portrait 5 sur 8/ })).toBeFocused()
  await expect(picker.getByRole('button', { name: /portrait actuel, 1 sur 8/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

// spec: 4.3
test('signing out while the server does not answer still leads away, without saying that it worked (S7)', async ({
  visit,
  app,
}) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await arrive(page, 'Ariane')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await expectTold(page, 'Connexion interrompue')
  await expect(page.getByText('À bientôt', { exact: false })).toHaveCount(0)
})
