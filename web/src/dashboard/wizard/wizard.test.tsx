import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { drawKnowing, knowing } from '../testing/draw-knowing.tsx'
import { Wizard } from './wizard.tsx'
import type { WizardBodyProps } from './wizard-body.tsx'
import type { WizardFooterProps } from './wizard-footer.tsx'

const { open, free, drawn } = vi.hoisted(() => ({
  open: { draft: {} as Draft, step: 1 as WizardStep, change: vi.fn(), goTo: vi.fn() },
  free: { create: vi.fn(), isPending: false, error: null, reset: vi.fn() },
  drawn: {
    goOn: null as (() => void) | null,
    leadBack: null as ((error: ApiError) => void) | null,
  },
}))
vi.mock('./use-wizard.ts', () => ({ useWizard: () => ({ open, error: null, retry: () => undefined }) }))
vi.mock('../payment/step/free-creation.ts', () => ({ useFreeCreation: () => free }))
// A sheet is drawn by the browser alone: here, only what stands in it.
vi.mock('../../ui/dialogs/sheet.tsx', () => ({
  Sheet: ({ title, footer, children }: { title: string; footer: ReactNode; children: ReactNode }) => (
    <section aria-label={title}>
      {children}
      <footer>{footer}</footer>
    </section>
  ),
}))
vi.mock('./wizard-body.tsx', () => ({
  WizardBody: ({ wizard, onImpossible }: WizardBodyProps) => {
    drawn.leadBack = onImpossible
    return wizard.step
  },
}))
vi.mock('./wizard-footer.tsx', () => ({
  WizardFooter: ({ onNext }: WizardFooterProps) => {
    drawn.goOn = onNext
    return 'Retour Suivant'
  },
}))
afterEach(() => void vi.clearAllMocks())

function drawAt(step: WizardStep, packageType: Draft['packageType'] = 'pack_5'): string {
  open.step = step
  open.draft = {
    ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', sessionName: 'Été', uploadedImages: [], step },
    ...{ baseStyle: 'pixie', packageType, updatedAt: '2026-11-18T09:30:00.000Z', hints: [] },
  }
  const offered = { [api.baseStyles()]: { styles: [{ id: 'pixie' }] } }
  return drawKnowing(<Wizard onClose={() => undefined} onCreated={() => undefined} />, knowing(offered))
}

describe('« Nouvelle génération »', () => {
  // spec: 2.77, 2.83
  it.each([1, 2, 3] as const)('step %s has its navigation', (step) =>
    expect(drawAt(step)).toMatch(/aria-label="Nouvelle génération".*Retour Suivant/s),
  )
  // spec: 2.83, 4.16
  it('step 4 hides it', () => expect(drawAt(4)).not.toContain('Suivant'))
})

describe('Suivant at step 3', () => {
  it.each(['pro_test', 'decouverte'] as const)(
    // spec: 4.21
    'creates at once with %s, instead of going to step 4',
    (type) => {
      drawAt(3, type)
      drawn.goOn?.()
      expect(free.create).toHaveBeenCalledWith({ sessionName: 'Été', baseStyle: 'pixie', packageType: type })
      expect(open.goTo).not.toHaveBeenCalled()
    },
  )
  it('goes to step 4 with a package that is paid', () => {
    drawAt(3, 'pack_5')
    drawn.goOn?.()
    expect(free.create).not.toHaveBeenCalled()
    expect(open.goTo).toHaveBeenCalledWith(4)
  })
  // spec: 2.93
  it('says « Démarrage de la génération... » while it is being created', () => {
    free.isPending = true
    expect(drawAt(3, 'pro_test')).toMatch(/role="status".*Démarrage de la génération\.\.\./s)
    free.isPending = false
    expect(drawAt(3, 'pro_test')).not.toContain('Démarrage')
  })
})

it('a style that her photos turn out not to carry leads her back from paying to the styles', () => {
  drawAt(4)
  drawn.leadBack?.(new ApiError({ status: 409, code: 'style_impossible', sentence: 'Non.' }))
  expect(open.goTo).toHaveBeenCalledWith(2)
})
