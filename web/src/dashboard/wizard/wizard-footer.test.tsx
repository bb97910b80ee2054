import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { drawKnowing, knowing } from '../testing/draw-knowing.tsx'
import { WizardFooter } from './wizard-footer.tsx'

const empty: Draft = {
  ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', name: 'Été', uploadedImages: [], step: 1 },
  ...{ baseStyle: null, tone: null, packageType: null, updatedAt: '2026-11-18T09:30:00.000Z', hints: [] },
}
const PHOTOS = Array.from({ length: 15 }, (_, index) => ({
  ...{ id: `p${index}`, url: '', thumbnailUrl: '', width: 1200, height: 1500, verdicts: [] },
}))
const COMPLETE = { uploadedImages: PHOTOS, baseStyle: 'pixie', packageType: 'pack_5' } as const
const nothing = () => undefined

/** The two buttons of the footer, as her browser gets them. */
function footer(step: WizardStep, draft: Partial<Draft> = {}, waiting = {}, answers = {}) {
  const wizard = { draft: { ...empty, ...draft }, step, change: nothing, goTo: nothing }
  const html = drawKnowing(
    <WizardFooter
      {...{ wizard, lacksConsent: false, isStyleAwaited: false, ...waiting }}
      {...{ onNext: nothing, busy: false, error: null }}
    />,
    knowing(answers),
  )
  const [back = '', next = ''] = html.match(/<button.*?<\/button>/gs) ?? []
  return { html, back, next }
}
const DISABLED = / disabled=""/
/** Looks disabled, and says why when it is pressed. */
const WAITS = / aria-disabled="true"/

describe('the buttons of the wizard', () => {
  // spec: 2.82
  it('Retour is disabled at step 1', () => expect(footer(1).back).toMatch(/disabled="".*Retour/s))
  it.each([2, 3] as const)('Retour may be pressed at step %s', (step) =>
    expect(footer(step).back).not.toMatch(DISABLED),
  )
  it.each([
    { step: 1, lacks: 'its name', gap: { name: ' ' } },
    { step: 1, lacks: 'a photo', gap: { uploadedImages: PHOTOS.slice(1) } },
    { step: 2, lacks: 'a style', gap: { baseStyle: null } },
    { step: 3, lacks: 'a package', gap: { packageType: null } },
    // spec: 4.14
  ] as const)('Suivant at step $step waits for $lacks, and for nothing else', ({ step, gap }) => {
    expect(footer(step, { ...COMPLETE, ...gap }).next).toMatch(WAITS)
    expect(footer(step, { ...COMPLETE, ...gap }).next).not.toMatch(DISABLED)
    expect(footer(step, COMPLETE).next).not.toMatch(WAITS)
  })
  // spec: 5.15
  it('Suivant waits for fifteen photos, and says how many are missing', () => {
    expect(footer(1).next).toMatch(/aria-disabled="true".*Suivant/s)
    expect(footer(1).html).toContain('Encore 15 photos pour continuer')
  })
  it('while her free first image is hers, Suivant waits for one photo', () => {
    const packages = { [api.packages()]: { packages: [{ id: 'decouverte' }] } }
    expect(footer(1, {}, {}, packages).html).toContain('Encore 1 photo pour continuer')
    expect(footer(1, { uploadedImages: PHOTOS.slice(0, 1) }, {}, packages).next).not.toMatch(WAITS)
  })
  it('Suivant says first that the name is missing', () =>
    expect(footer(1, { name: '  ' }).html).toContain('Donnez un nom à votre transformation'))
  it('Suivant waits for her consent to send her photos, once all else is there', () => {
    const { html, next } = footer(3, COMPLETE, { lacksConsent: true })
    expect(next).toMatch(WAITS)
    expect(html).toContain('Acceptez l’envoi de vos photos, plus bas, pour continuer')
    expect(footer(3, { ...COMPLETE, packageType: null }, { lacksConsent: true }).html).toContain(
      'Choisissez un package',
    )
    expect(footer(3, COMPLETE).next).not.toMatch(WAITS)
  })
  it('before the payment step Suivant waits until her photos are known to carry the style', () => {
    const { html, next } = footer(3, COMPLETE, { isStyleAwaited: true })
    expect(next).toMatch(WAITS)
    expect(html).toContain('Nous vérifions ce style sur vos photos, encore un instant')
  })
})
