import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'

/** The key of each step's title in texts `drafts.steps`. */
export const STEP_NAMES = { 1: 'photos', 2: 'style', 3: 'package', 4: 'payment' } as const satisfies Record<
  WizardStep,
  string
>
