import { api } from '@app/domain/routes.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('a button keeps the focus of who pressed it while it is busy, and refuses a second press', async ({
  visit,
}) => {
  const page = await visit()
  await arrive(page, 'Tania')
  let asked = 0
  const seen = Promise.withResolvers<void>()
  await page.route(`**${api.confirmationMail()}`, async (route) => {
    asked += 1
    await seen.promise
    await route.continue()
  })
  const again = page.getByRole('button', { name: t('accounts.confirmation.resend') })
  await again.focus()
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-busy', 'true')
  await expect(again).toBeDisabled()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  seen.resolve()
  await expect(again).toBeEnabled()
  await expect(again).toBeFocused()
  expect(asked).toBe(1)
})
