import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { callHook } from '../testing/draw-knowing.tsx'
import { useLedBack } from './use-led-back.ts'

const { kept } = vi.hoisted(() => ({ kept: { value: null as unknown } }))
// Drawn once only: what is remembered is remembered from one call to the next.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: () => [
    kept.value,
    (next: unknown) => {
      kept.value = next
    },
  ],
}))

function ledBack(step: WizardStep, baseStyle: BaseStyleId | null) {
  const draft: Draft = {
    ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', name: 'Été', uploadedImages: [], step },
    ...{ baseStyle, packageType: 'pack_5', updatedAt: '2026-11-18T09:30:00.000Z', hints: [] },
  }
  return callHook(() => useLedBack({ draft, step, change: () => undefined, goTo: () => undefined }))
}

it.each([
  { step: 2, style: 'pixie', says: 'Non.' },
  { step: 2, style: 'garconne', says: null },
  { step: 3, style: 'pixie', says: null },
] as const)(
  'why pixie was refused stands at step 2 until another is chosen: step $step, $style',
  ({ step, style, says }) => {
    ledBack(4, 'pixie').leadBack(new ApiError({ status: 409, code: 'style_impossible', sentence: 'Non.' }))
    expect(ledBack(step, style).sentence).toBe(says)
  },
)
