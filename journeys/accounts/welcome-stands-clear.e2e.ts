import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { keepTold } from '../visitor/told.ts'
import { openWizard, register, wizardOf } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('on a telephone the welcome covers no field she is to fill in', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await keepTold(page)
  await register(page, 'Camille')
  const welcome = page.getByRole('region', { name: t('ui.notifications') }).getByRole('dialog')
  await expect(welcome).toContainText('Bienvenue')
  await openWizard(page)
  const name = wizardOf(page).getByLabel(t('drafts.name'))
  await expect(name).toBeVisible()
  await expect.poll(() => coversEachOther(welcome, name)).toBe(false)
})

async function coversEachOther(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not in sight')
  return a.y < b.y + b.height && b.y < a.y + a.height
}
