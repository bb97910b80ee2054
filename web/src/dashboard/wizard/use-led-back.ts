import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import type { OpenWizard } from './use-wizard.ts'

type Worn = Pick<Draft, 'baseStyle' | 'tone'>

const STYLE_STEP = 2

/**
 * A style that was about to be bought, and that her photos do not carry, or not in the tone she chose: she is led back to
 * the styles, where the server's sentence stands until she has chosen another style or tone.
 */
export function useLedBack(wizard: OpenWizard | null) {
  const [refused, setRefused] = useState<(Worn & { sentence: string }) | null>(null)
  const leadBack = ({ sentence }: ApiError) => {
    if (!wizard) return
    const { baseStyle, tone } = wizard.draft
    setRefused({ baseStyle, tone, sentence })
    wizard.goTo(STYLE_STEP)
  }
  const isStillChosen =
    wizard?.step === STYLE_STEP &&
    refused?.baseStyle === wizard.draft.baseStyle &&
    refused.tone === wizard.draft.tone
  return { leadBack, sentence: isStillChosen ? refused.sentence : null }
}
