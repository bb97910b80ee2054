import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import type { OpenWizard } from './use-wizard.ts'

const STYLE_STEP = 2

/**
 * A style that was about to be bought, and that her photos do not carry: she is led back to the styles, where the
 * server's sentence stands until she has chosen another one.
 */
export function useLedBack(wizard: OpenWizard | null) {
  const [refused, setRefused] = useState<{ style: BaseStyleId | null; sentence: string } | null>(null)
  const style = wizard?.draft.baseStyle ?? null
  const leadBack = ({ sentence }: ApiError) => {
    setRefused({ style, sentence })
    wizard?.goTo(STYLE_STEP)
  }
  const isStillChosen = wizard?.step === STYLE_STEP && refused?.style === style
  return { leadBack, sentence: isStillChosen ? refused.sentence : null }
}
