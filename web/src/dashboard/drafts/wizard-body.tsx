import { PackageStep } from '../catalogue/package-step.tsx'
import { StyleStep } from '../catalogue/style-step.tsx'
import { PaymentStep, type PaymentStepProps } from '../payment/payment-step.tsx'
import { PhotosStep } from '../photos/photos-step.tsx'
import { NameField } from './name-field.tsx'
import { StepHeading } from './step-heading.tsx'
import type { OpenWizard } from './use-wizard.ts'

export interface WizardBodyProps extends Omit<PaymentStepProps, 'draft'> {
  wizard: OpenWizard
}

export function WizardBody({ wizard, ...payment }: WizardBodyProps) {
  return (
    <>
      <StepHeading step={wizard.step} />
      <StepContent wizard={wizard} {...payment} />
    </>
  )
}

function StepContent({ wizard: { draft, step, change }, ...payment }: WizardBodyProps) {
  if (step === 1)
    return (
      <PhotosStep draft={draft}>
        <NameField value={draft.sessionName} onChange={(sessionName) => change({ sessionName })} />
      </PhotosStep>
    )
  if (step === 2) return <StyleStep value={draft.baseStyle} onChange={(baseStyle) => change({ baseStyle })} />
  if (step === 3)
    return <PackageStep value={draft.packageType} onChange={(packageType) => change({ packageType })} />
  return <PaymentStep draft={draft} {...payment} />
}
