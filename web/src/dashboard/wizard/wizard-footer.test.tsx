import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { WizardFooter } from './wizard-footer.tsx'

const empty: Draft = {
  ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', sessionName: 'Été', uploadedImages: [], step: 1 },
  ...{ baseStyle: null, packageType: null, updatedAt: '2026-11-18T09:30:00.000Z', hints: [] },
}
const nothing = () => undefined

/** The two buttons of the footer, as her browser gets them. */
function footer(step: WizardStep, draft: Partial<Draft> = {}) {
  const wizard = { draft: { ...empty, ...draft }, step, change: nothing, goTo: nothing }
  const html = drawForTest(<WizardFooter wizard={wizard} onNext={nothing} busy={false} error={null} />)
  const [back = '', next = ''] = html.match(/<button.*?<\/button>/gs) ?? []
  return { html, back, next }
}
const DISABLED = / disabled=""/

describe('the buttons of the wizard', () => {
  // spec: 2.82
  it('Retour is disabled at step 1', () => expect(footer(1).back).toMatch(/disabled="".*Retour/s))
  // spec: 4.15
  it.each([2, 3] as const)('Retour leads back from step %s', (step) =>
    expect(footer(step).back).not.toMatch(DISABLED),
  )
  it('Suivant waits for fifteen photos, and says how many are missing', () => {
    expect(footer(1).next).toMatch(/disabled="".*Suivant/s)
    expect(footer(1).html).toContain('Encore 15 photos pour continuer')
  })
  it('Suivant says first that the name is missing', () =>
    expect(footer(1, { sessionName: '  ' }).html).toContain('Donnez un nom à votre transformation'))
})
