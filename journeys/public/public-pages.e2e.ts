import sharp from 'sharp'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { expectTold } from '../visitor/told.ts'
import { arrive, messagesTo } from '../visitor/visitor-steps.ts'

const PAGES = [
  {
    path: '/',
    fr: 'Révélez la déesse qui sommeille en vous',
    en: 'Reveal the goddess within you',
    status: 200,
  },
  { path: '/essayer', fr: 'Essayez sur votre photo', en: 'Try it on your photo', status: 200 },
  { path: '/verifier-une-image', fr: 'Vérifier une image', en: 'Check an image', status: 200 },
  { path: '/mentions-legales', fr: 'Mentions légales', en: 'Legal notice', status: 200 },
  {
    path: '/politique-confidentialite',
    fr: 'Politique de confidentialité',
    en: 'Privacy policy',
    status: 200,
  },
  {
    path: '/conditions-generales-de-vente',
    fr: 'Conditions générales de vente',
    en: 'Terms of sale',
    status: 200,
  },
  { path: '/accessibilite', fr: 'Accessibilité', en: 'Accessibility', status: 200 },
  {
    path: '/renoncer-au-contrat',
    fr: 'Renoncer au contrat',
    en: 'Withdraw from the contract',
    status: 200,
  },
  { path: '/nulle-part', fr: 'Page non trouvée', en: 'Page not found', status: 404 },
] as const

for (const { path, fr, en, status } of PAGES) {
  // spec: 1.19, 1.28, 2.1, 2.4, 2.5, 2.6, 2.13, 6.1
  test(`${path} answers ${status} in French and in English, accessible and with no other host asked (P8, L12)`, async ({
    visit,
    app,
  }) => {
    const page = await visit({ reducedMotion: 'reduce' })
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url)) elsewhere.push(request.url())
    })
    for (const [language, title] of [
      ['fr', fr],
      ['en', en],
    ] as const) {
      const answer = await page.goto(`${path}?lng=${language}`)
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await axeFaults(page)).toEqual([])
    }
    expect(elsewhere).toEqual([])
  })
}

for (const width of [320, 390, 768, 1280, 1680]) {
  test(`at ${width} px no public page is wider than the screen, and its first link skips to the content`, async ({
    visit,
  }) => {
    const page = await visit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    for (const { path } of PAGES) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    }
  })
}

// spec: 2.14
test('she compares before and after with the keyboard, by pressing on either side, and by dragging', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/')
  const divider = page.getByRole('slider', { name: /^Comparer l.avant et l.après/ }).first()
  await expect(divider).toHaveValue('50')
  await divider.press('ArrowRight')
  await expect(divider).toHaveValue('55')
  await divider.press('Home')
  await expect(divider).toHaveValue('0')
  await divider.press('End')
  await expect(divider).toHaveAttribute('aria-valuetext', /^100\s%/)
  const frame = (await divider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await divider.click({ position: { x: frame.width * 0.2, y: frame.height / 2 } })
  await expect(divider).toHaveValue('20')
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.8, frame.y + frame.height / 2, { steps: 3 })
  await page.mouse.up()
  await expect(divider).toHaveValue('80')
})

test('wherever the divider of the first pair stands, her own hair is on one side of it and the new one on the other', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const divider = page.getByRole('slider', { name: /^Comparer l.avant et l.après/ }).first()
  const frame = divider.locator('..')
  const isCopper = async (): Promise<boolean[]> => {
    const picture = await frame.screenshot()
    return Promise.all([0.27, 0.75].map(async (x) => (await warmthAt(picture, x, 0.45)) > 60))
  }
  expect(await isCopper()).toEqual([false, true])
  // What it uncovers is fetched at the first sign of her.
  const uncovers = (key: string, sides: boolean[]) =>
    expect(async () => {
      await divider.press(key)
      expect(await isCopper()).toEqual(sides)
    }).toPass()
  await uncovers('Home', [true, true])
  await uncovers('End', [false, false])
})

test('before she is asked for anything a stranger sees six women, what images cost, and what is free (L10)', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('slider', { name: /^Comparer l.avant et l.après/ })).toHaveCount(7)
  await expect(main.getByText('Image créée par IA', { exact: true })).toHaveCount(7)
  await expect(main.getByText('Portraits générés, résultats de notre moteur.').first()).toBeVisible()
  const prices = page.getByRole('list', { name: 'Nos prix' }).getByRole('listitem')
  await expect(prices.first()).toContainText(/Première transformation.*1 image.*adresse e-mail est confirmée/)
  await expect(prices.filter({ hasText: 'Essentiel' })).toContainText(/9,90\s€.*5 images.*1,98\s€ par image/)
})

// spec: 1.23
test('she opens a question, and the answer stands under it', async ({ visit }) => {
  const page = await visit()
  await page.goto('/')
  await expect(page.getByText('Pour vous montrer sous plusieurs angles.')).toBeHidden()
  await page.getByText('Pourquoi 15 photos').click()
  await expect(page.getByText('Pour vous montrer sous plusieurs angles.')).toBeVisible()
})

// spec: 2.12
test('she who is signed in is offered her dashboard on the landing page', async ({ visit, app }) => {
  const page = await visit()
  await arrive(page, 'Nour')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Me connecter' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page).toHaveURL(`${app.url}/dashboard`)
})

// spec: 1.2, 2.31, 2.34
test('the language she chose follows her to the dashboard', async ({ visit }) => {
  const page = await visit()
  await arrive(page, 'Lena')
  await page
    .getByRole('button', { name: /English/ })
    .or(page.getByRole('link', { name: /English/ }))
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reveal the goddess within you')
})

// spec: 2.2
test('a stranger is sent from the dashboard to the landing page', async ({ visit, app }) => {
  const page = await visit()
  await page.goto('/dashboard/transformations/6c0c3a52-0000-4000-8000-000000000000')
  await expect(page).toHaveURL(`${app.url}/`)
})

// spec: 2.23, 2.35, 2.74, 2.76, 8.23
test('she signs out after confirming, and the way back shows nothing of hers', async ({ visit, app }) => {
  const page = await visit()
  await arrive(page, 'Maud')
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Maud')
  await question.getByRole('button', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await expectTold(page, 'À bientôt')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(`${app.url}/`)
})

test('she confirms her address from the message, and is told so', async ({ visit }) => {
  const page = await visit()
  const messages = await messagesTo(page, await arrive(page, 'Rosa'))
  await messages
    .getByRole('link', { name: /confirmer-adresse/ })
    .first()
    .click()
  await expect(page).toHaveURL(/resultat=ok/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { user } = await (await page.request.get('/api/user/current')).json()
  expect(user.emailVerified).toBe(true)
})

for (const { language, name } of [
  { language: 'fr', name: 'J’ai déjà un compte' },
  { language: 'en', name: 'I already have an account' },
])
  test(`« ${name} » is words on two lines at the top of a phone, from the narrowest on`, async ({
    visit,
  }) => {
    const page = await visit()
    await page.goto(`/?lng=${language}`)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const lines = await page
        .getByRole('banner')
        .getByText(name, { exact: true })
        .evaluate((button) => {
          const words = document.createRange()
          words.selectNodeContents(button)
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
        })
      expect([width, lines]).toEqual([width, 2])
      // What is laid out by script follows the window a moment later.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

/** How red against how blue a place of a picture is, each in shares of its width and height. */
async function warmthAt(picture: Buffer, x: number, y: number): Promise<number> {
  const { width, height } = await sharp(picture).metadata()
  const spot = { left: Math.round(width * x), top: Math.round(height * y), width: 6, height: 6 }
  const [red = 0, , blue = 0] = await sharp(picture).extract(spot).resize(1, 1).raw().toBuffer()
  return red - blue
}
