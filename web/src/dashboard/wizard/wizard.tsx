import { isFreePackage } from '@app/domain/catalogue/packages.ts'
import { PAYMENT_STEP, type WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { useBaseStyle } from '../catalogue/catalogue-queries.ts'
import { useLeavingDraft } from '../drafts/draft-queries.ts'
import { useUnfinishedPayment } from '../payment/returning/use-unfinished-payment.ts'
import { useFreeCreation } from '../payment/step/free-creation.ts'
import { SuccessPanel } from '../payment/step/success-panel.tsx'
import { TransitionScreen } from '../payment/transition-screen.tsx'
import { useAwaitsDeclaration } from '../photos/declaration/declaration-queries.ts'
import { heldPhotos } from '../photos/declaration/held-photos.ts'
import { isSendingPhotos } from '../photos/uploads/use-uploads.ts'
import { HostedPreview } from '../preview/hosted/hosted-preview.tsx'
import { useHostedPreviews } from '../preview/hosted/use-hosted-previews.ts'
import { OfflineLine } from '../shell/connection-line.tsx'
import { DraftGap } from './draft-gap.tsx'
import { Stepper } from './stepper.tsx'
import { useCreated } from './use-created.ts'
import { useFreeConsent } from './use-free-consent.ts'
import { useHandedPhoto } from './use-handed-photo.ts'
import { useLedBack } from './use-led-back.ts'
import { useMissedWords } from './use-missed-words.ts'
import { useOffered } from './use-offered.ts'
import { useStyleCheck } from './use-style-check.ts'
import { type OpenWizard, useWizard } from './use-wizard.ts'
import { WizardBody } from './wizard-body.tsx'
import { WizardFooter } from './wizard-footer.tsx'

export interface WizardProps {
  onClose: () => void
  /** `null` when the transformation was begun elsewhere and is not known here. */
  onCreated: (transformationId: string | null) => void
}

/** « Nouvelle génération »: four steps in a bottom sheet, over a draft that is always kept. */
export function Wizard({ onClose, onCreated }: WizardProps) {
  const { t } = useTranslation()
  const { open: kept, error, retry } = useWizard()
  const check = useStyleCheck(kept)
  const draft = useOffered(kept?.draft ?? null, check.missed)
  const { created, celebrate, finish } = useCreated(onCreated)
  useLeavingDraft(kept?.draft ?? null, created !== null)
  const [isPaying, setIsPaying] = useState(false)
  const name = draft?.name ?? ''
  const { leadBack, sentence: refused } = useLedBack(kept)
  const impossible = useMissedWords(check.missed) ?? refused
  const free = useFreeCreation({
    // By the name it was ordered under: the draft may be her next one by now.
    onCreated: (transformationId, ordered) =>
      celebrate(
        { transformationId, kind: ordered.packageType === 'pro_test' ? 'successFree' : 'successFirst' },
        ordered.name,
      ),
    onImpossible: leadBack,
  })
  const pay = useCallback(
    (transformationId: string | null) => celebrate({ transformationId, kind: 'success' }, name),
    [celebrate, name],
  )
  const finishPaid = useCallback(
    (transformationId: string | null, paidName: string) =>
      celebrate({ transformationId, kind: 'success' }, paidName),
    [celebrate],
  )
  const isAsking = useUnfinishedPayment('package', finishPaid)
  const awaitsDeclaration = useAwaitsDeclaration() && kept?.step === 1
  const wizard = kept && draft && !isAsking && !awaitsDeclaration ? { ...kept, draft } : null
  const handed = useHandedPhoto(created ? null : wizard)
  const close = useClosing(created ? null : wizard, created ? finish : onClose)
  const isOpen = wizard && !created
  const consent = useFreeConsent(draft)
  const style = useBaseStyle(draft?.baseStyle ?? null)
  const tone = draft?.tone ?? null
  const previews = useHostedPreviews(style?.id ?? null, tone)
  const next = () => wizard && goOn(wizard, free, consent.photosTo)
  return (
    <Sheet
      open
      onClose={close}
      title={t('drafts.title')}
      header={
        !created &&
        !error && (
          // Its room is there before it is known which step she is at: nothing moves down.
          <div className={isOpen ? undefined : 'invisible'}>
            <Stepper step={wizard?.step ?? 1} />
          </div>
        )
      }
      overlay={<OfflineLine looks="px-5 desk:px-9" />}
      footer={
        isOpen &&
        wizard.step !== PAYMENT_STEP && (
          <WizardFooter
            wizard={wizard}
            busy={free.isPending}
            lacksConsent={wizard.step === 3 && consent.isMissing}
            isStyleAwaited={check.isAwaited && wizard.step === 3 && !isFree(wizard.draft)}
            error={wizard.step === 3 ? free.error : impossible}
            onNext={next}
            preview={<HostedPreview key={`${style?.id} ${tone}`} {...{ style, tone, previews }} />}
          />
        )
      }
    >
      {created && <SuccessPanel kind={created.kind} onDone={finish} />}
      {isOpen && (
        <WizardBody
          wizard={wizard}
          handed={handed}
          free={free}
          consent={consent}
          check={check}
          isBusy={isPaying || free.isPending}
          onNext={next}
          onBusy={setIsPaying}
          onPaid={pay}
          onImpossible={leadBack}
        />
      )}
      {free.isPending && <TransitionScreen message={t('catalogue.packages.starting')} />}
      {!wizard && !created && <DraftGap error={error} onRetry={retry} />}
    </Sheet>
  )
}

/** With a free package chosen, Suivant creates at once instead of going to step 4. */
function goOn(
  { draft, step, goTo }: OpenWizard,
  free: ReturnType<typeof useFreeCreation>,
  photosTo: Maker[],
): void {
  const { baseStyle, tone, packageType, name } = draft
  if (step === 3 && packageType && baseStyle && isFree(draft))
    return void free.create({ name, baseStyle, tone, packageType, photosTo })
  free.reset()
  goTo((step + 1) as WizardStep)
}

const isFree = ({ packageType }: Draft): boolean => packageType !== null && isFreePackage(packageType)

/** Closing asks nothing: the draft is saved, and she is told so when there is something in it. */
function useClosing(open: OpenWizard | null, onClose: () => void): () => void {
  const { t } = useTranslation()
  const { show } = useToasts()
  return () => {
    onClose()
    if (!open || isEmpty(open)) return
    const held = heldPhotos(open.draft.id).length
    const waiting = held > 0 ? t('drafts.closedHeld', { count: held }) : undefined
    const description = isSendingPhotos() ? t('drafts.closedSending') : waiting
    show({ type: 'info', title: t('drafts.closed'), description })
  }
}

const isEmpty = ({ draft }: OpenWizard): boolean =>
  draft.name.trim() === '' &&
  draft.uploadedImages.length === 0 &&
  heldPhotos(draft.id).length === 0 &&
  !isSendingPhotos()
