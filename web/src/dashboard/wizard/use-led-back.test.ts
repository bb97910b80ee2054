import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
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

function ledBack(step: WizardStep, baseStyle: BaseStyleId | null, tone: OfferedTone | null = null) {
  const draft: Draft = {
    ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', name: 'Été', uploadedImages: [], step },
    ...{ baseStyle, tone, packageType: 'pack_5', updatedAt: '2026-11-18T09:30:00.000Z', hints: [] },
  }
  return callHook(() => useLedBack({ draft, step, change: () => undefined, goTo: () => undefined }))
}

it.each([
  { step: 2, style: 'pixie', tone: '4.3', says: 'Non.' },
  { step: 2, style: 'garconne', tone: '4.3', says: null },
  { step: 2, style: 'pixie', tone: '1.0', says: null },
  { step: 2, style: 'pixie', tone: null, says: null },
  { step: 3, style: 'pixie', tone: '4.3', says: null },
] as const)(
  'why pixie in 4.3 was refused stands at step 2 until another is chosen: step $step, $style, $tone',
  ({ step, style, tone, says }) => {
    const refusal = new ApiError({ status: 409, code: 'tone_too_light', sentence: 'Non.' })
    ledBack(4, 'pixie', '4.3').leadBack(refusal)
    expect(ledBack(step, style, tone).sentence).toBe(says)
  },
)
