import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'

test('from the footer she finds an article, learns to read a tone with the arrows, and reads on', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conseils' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conseils cheveux et couleur')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Lire un nuancier comme une coloriste' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lire un nuancier comme une coloriste')
  await expect(page).toHaveTitle(/^Lire un nuancier comme une coloriste \| /)
  await page
    .getByRole('navigation', { name: 'Dans cet article' })
    .getByRole('link', { name: /Le tableau/ })
    .click()
  await expect(page.getByRole('heading', { name: /Le tableau/ })).toBeInViewport()

  await page.getByRole('gridcell', { name: '7.4 blond cuivré' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  const chosen = page.getByRole('gridcell', { name: '6.5 blond foncé acajou' })
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('blond foncé acajou, autour de 6.5')).toBeVisible()
  await page.getByRole('gridcell', { name: '9.1 blond très clair cendré' }).click()
  await expect(page.getByText('blond très clair cendré, autour de 9.1')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page
    .getByRole('navigation', { name: /D’un article/ })
    .getByRole('link', { name: /Article suivant/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quelle coupe pour quelle texture/)
})

test('on a telephone, in English, she ticks the list of photos and is offered an account', async ({
  visit,
}) => {
  const page = await visit({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Fifteen good photos in ten minutes' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByText('In this article').filter({ visible: true }).click()
  await page.getByRole('link', { name: 'The checklist' }).click()
  const alone = page.getByRole('checkbox', { name: 'I am alone in every photo' })
  await alone.check()
  await expect(alone).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Try it on my photos' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('without any script the chart of tones is a table that can be read', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/blog/lire-un-nuancier')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('cell', { name: '7.4 blond cuivré' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: '7 blond', exact: true })).toBeVisible()
})

test('an article that does not exist answers 404, in words', async ({ visit }) => {
  const page = await visit()
  const answer = await page.goto('/blog/nulle-part')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée')
})
