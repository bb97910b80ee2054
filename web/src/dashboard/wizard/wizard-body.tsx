import { PackageStep } from '../catalogue/package-step.tsx'
import { StyleStep } from '../catalogue/style-step.tsx'
import { PhotoConsentBox } from '../payment/photo-consent-box.tsx'
import { PaymentStep, type PaymentStepProps } from '../payment/step/payment-step.tsx'
import { PhotosStep } from '../photos/photos-step.tsx'
import { useEarlyPreview } from '../preview/use-early-preview.ts'
import { NameField } from './name-field.tsx'
import { StepHeading } from './step-heading.tsx'
import type { FreeConsent } from './use-free-consent.ts'
import { useGoingOn } from './use-going-on.ts'
import type { StyleCheck } from './use-style-check.ts'
import type { OpenWizard } from './use-wizard.ts'

export interface WizardBodyProps extends Omit<PaymentStepProps, 'draft' | 'onChangePackage'> {
  wizard: OpenWizard
  /** A photo chosen before she was here. */
  handed: File | null
  consent: FreeConsent
  check: StyleCheck
  /** The free creation is under way, or the payment is. */
  isBusy: boolean
  onNext: () => void
}

export function WizardBody({ wizard, ...payment }: WizardBodyProps) {
  return (
    <>
      <StepHeading step={wizard.step} />
      <StepContent wizard={wizard} {...payment} />
    </>
  )
}

function StepContent({ wizard, handed, consent, check, isBusy, onNext, ...payment }: WizardBodyProps) {
  const { draft, step, change, goTo } = wizard
  const { goOn } = useGoingOn(wizard, onNext)
  useEarlyPreview(draft, step === 1)
  if (step === 1)
    return (
      <PhotosStep draft={draft} handed={handed}>
        <NameField value={draft.name} onChange={(name) => change({ name })} onEnter={goOn} />
      </PhotosStep>
    )
  if (step === 2)
    return <StyleStep value={draft.baseStyle} tone={draft.tone} missed={check.missed} onChange={change} />
  if (step === 3)
    return (
      <>
        <PackageStep
          value={draft.packageType}
          mayFallShort={check.mayFallShort}
          photos={draft.uploadedImages}
          onChange={(packageType) => change({ packageType })}
          onAddPhotos={() => goTo(1)}
        />
        {consent.service && (
          <div className="mt-5 max-w-[46rem] rounded-field border border-line-strong px-4 py-1.5 text-small">
            <PhotoConsentBox
              service={consent.service}
              given={consent.given}
              onChange={consent.change}
              disabled={isBusy}
            />
          </div>
        )}
      </>
    )
  return <PaymentStep draft={draft} {...payment} onChangePackage={() => goTo(3)} />
}
