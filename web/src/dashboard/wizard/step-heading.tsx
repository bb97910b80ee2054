import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { STEP_NAMES } from '../drafts/step-names.ts'

/** The title of the step, for who does not see the stepper. Focus comes here when the step changes. */
export function StepHeading({ step }: { step: WizardStep }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The step before may have been scrolled: this one begins at its top.
    scrollToTop(heading.current)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className="sr-only">
      {t(`drafts.steps.${STEP_NAMES[step]}`)}
    </h2>
  )
}

/** The sheet's content scrolls, or in a low window the whole sheet. */
function scrollToTop(element: Element | null): void {
  for (
    let place = element?.closest('[data-scroller]');
    place;
    place = place.parentElement?.closest('[data-scroller]')
  )
    place.scrollTo({ top: 0 })
}
