import { WIZARD_STEPS, type WizardStep } from '@app/domain/drafts/draft-rules.ts'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/join-classes.ts'
import { STEP_NAMES } from '../drafts/step-names.ts'

/** Four segments with their names; on phones one line says where she is. */
export function Stepper({ step }: { step: WizardStep }) {
  const { t } = useTranslation()
  return (
    <>
      <ol aria-label={t('drafts.stepper')} className="mt-3 grid grid-cols-4 gap-1.5">
        {WIZARD_STEPS.map((each) => (
          <Segment key={each} each={each} step={step} />
        ))}
      </ol>
      <p className="mt-2.5 text-ink2 desk:hidden">
        {t('drafts.stepLine', {
          step,
          total: WIZARD_STEPS.length,
          name: t(`drafts.steps.${STEP_NAMES[step]}`),
        })}
      </p>
    </>
  )
}

function Segment({ each, step }: { each: WizardStep; step: WizardStep }) {
  const { t } = useTranslation()
  const looks =
    each === step
      ? 'border-primary text-ink'
      : each < step
        ? 'border-copper'
        : 'border-veil2 forced-colors:border-[GrayText]'
  return (
    <li
      aria-current={each === step ? 'step' : undefined}
      className={joinClasses(
        'rounded-[2px] border-t-4 text-small font-semibold desk:pt-2',
        looks,
        each !== step && 'text-ink2',
      )}
    >
      <span className="max-desk:sr-only">{t(`drafts.steps.${STEP_NAMES[each]}`)}</span>
      {each < step && <span className="sr-only"> ({t('drafts.stepDone')})</span>}
    </li>
  )
}
