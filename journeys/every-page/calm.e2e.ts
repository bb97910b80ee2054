import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { closeWizard, openSignIn, openWizard, register, wizardOf } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')

test('whoever asks her device for calm sees nothing move: no splash screen, no slide, no smooth scroll (L12)', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'reduce' })
  await page.addInitScript(noteMovements, 'reduce')
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await openSignIn(page)
  await page.keyboard.press('Escape')
  await register(page, 'Lou')
  await openWizard(page)
  await expect(wizardOf(page).getByLabel(t('drafts.name'))).toBeVisible()
  await closeWizard(page)
  await page.getByRole('button', { name: t('accounts.profileButton') }).click()
  await expect(page.getByRole('dialog', { name: t('accounts.profile.title') })).toBeVisible()
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  expect(await movements(page)).toEqual([])
})

test('whoever does not ask for it sees the site move', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' })
  await page.addInitScript(noteMovements, 'no-preference')
  await page.goto('/')
  await openSignIn(page)
  await expect.poll(() => movements(page)).not.toEqual([])
})

const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('movements') ?? '[]'))

/**
 * Runs in every page, from its start: writes down whatever changes place or size over more than a moment. A browser just
 * opened may draw its first page before it knows what she asked for: nothing is noted until then.
 */
function noteMovements(motion: string): void {
  const asked = matchMedia(`(prefers-reduced-motion: ${motion})`)
  const MOVES = [
    'transform',
    'translate',
    'scale',
    'rotate',
    'top',
    'left',
    'height',
    'width',
    'clipPath',
    'strokeDashoffset',
  ]
  const seen = new Set<string>(JSON.parse(sessionStorage.getItem('movements') ?? '[]'))
  const look = () => {
    for (const animation of asked.matches ? document.getAnimations() : []) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().activeDuration) <= 20)
        continue
      const frames = effect.getKeyframes()
      const [first, last]: (ComputedKeyframe | undefined)[] = [frames[0], frames.at(-1)]
      const moved = MOVES.filter(
        (property) => first?.[property] !== undefined && first[property] !== last?.[property],
      )
      if (moved.length === 0) continue
      seen.add(
        `${effect.target?.tagName} ${effect.pseudoElement ?? ''} ${moved}: ${effect.target?.outerHTML.slice(0, 120)}`,
      )
      sessionStorage.setItem('movements', JSON.stringify([...seen]))
    }
    requestAnimationFrame(look)
  }
  look()
}
