import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'trois petits chats 7'

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

/** From the landing page to the dashboard, as a new visitor. */
export async function register(page: Page, firstName: string): Promise<string> {
  const plain = firstName
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
  const email = `${plain}-${Date.now()}-${Math.round(Math.random() * 1e6)}@exemple.fr`
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Me connecter' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Me connecter' }))
    .click()
  const dialog = page.getByRole('dialog', { name: 'Connexion' })
  await dialog.getByLabel('Prénom').fill(firstName)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'M’inscrire' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return email
}

export const wizardOf = (page: Page) => page.getByRole('dialog', { name: 'Nouvelle génération' })

export async function beginTransformation(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: 'Créer nouvelle transformation' })
    .or(page.getByRole('button', { name: 'Créer nouvelle transformation' }))
    .first()
    .click()
  await wizardOf(page).getByLabel('Nom de votre transformation').fill(name)
}

export async function addPhotos(page: Page, photos: Photo[]): Promise<void> {
  await wizardOf(page).locator('input[type=file]').first().setInputFiles(photos)
}

export async function waitForPhotos(page: Page, count: number): Promise<void> {
  await expect(wizardOf(page).getByText(new RegExp(`${count} photos? acceptées? sur 15`))).toBeAttached({
    timeout: 90_000,
  })
}

export const next = (page: Page) => wizardOf(page).getByRole('button', { name: 'Suivant' })

export async function chooseStyle(page: Page, style: string): Promise<void> {
  await wizardOf(page)
    .getByRole('radio', { name: new RegExp(style) })
    .check()
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const wizard = wizardOf(page)
  await wizard.getByLabel('Numéro de carte').fill(number)
  await wizard.getByLabel('Expiration').fill('12 / 34')
  await wizard.getByLabel('Code de sécurité').fill('123')
}

export const payButton = (page: Page) =>
  wizardOf(page).getByRole('button', { name: /^Payer .*obligation de paiement/ })
