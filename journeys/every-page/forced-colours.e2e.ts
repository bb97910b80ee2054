import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { newAddress, openSignIn, openWizard, wizardOf } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('in forced colours what is chosen can still be told: the tab in front, the ticked box', async ({
  visit,
  app,
}) => {
  const page = await visit({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  const dialog = await openSignIn(page)
  await expect(dialog.getByRole('tab', { name: t('signin.register') })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await expect(dialog.getByRole('tab', { name: t('signin.login') })).toHaveCSS('text-decoration-line', 'none')
  const person = await Person.register(app.url, newAddress('Lise'))
  await person.fillDraft()
  await person.enter(page)
  await openWizard(page)
  const box = wizardOf(page).getByRole('checkbox').first()
  await box.check()
  const [tick, words] = await box.evaluate((element) => [
    getComputedStyle(element.parentElement?.querySelector('svg') ?? element).color,
    getComputedStyle(element.closest('label') ?? element).color,
  ])
  expect(tick, 'the tick is as dark as the words beside it').toBe(words)
})
