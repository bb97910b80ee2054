import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EnquiryForm, isAsking } from '../../support/enquiry-form.tsx'
import { focusSoon } from '../focus-soon.ts'
import { AfterRow } from './after-row.tsx'

const BUTTON = 'ask-support'

/** A question about this transformation, asked in its place: who reads it knows which one is meant. */
export function SupportRow({ transformationId }: { transformationId: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(() => isAsking(transformationId))
  const cancel = () => {
    setOpen(false)
    focusSoon(BUTTON)
  }
  return (
    <AfterRow
      title={t('support.about.title')}
      action={
        !isOpen && (
          <Button
            id={BUTTON}
            kind="secondary"
            size="small"
            className="max-tab:w-full"
            onClick={() => setOpen(true)}
          >
            <Icon name="mail" />
            {t('support.about.open')}
          </Button>
        )
      }
    >
      <p>{t('support.about.text')}</p>
      {isOpen && <EnquiryForm transformationId={transformationId} onCancel={cancel} />}
    </AfterRow>
  )
}
