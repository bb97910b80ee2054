import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { isHosted } from '@app/domain/engines/makers.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useToneName } from '../../../ui/language/use-tone-name.ts'
import { useWords } from '../../../ui/language/use-words.ts'
import { HostedPreviewPanel } from './hosted-preview-panel.tsx'
import type { HostedView } from './hosted-view.ts'
import type { HostedPreviews } from './use-hosted-previews.ts'

/** The chosen style on her best photo, by the image service that would make it; nothing where our own engine would. */
export function HostedPreview({
  style,
  tone,
  previews,
}: {
  style: BaseStyle | undefined
  /** Null: the style's own. */
  tone: OfferedTone | null
  previews: HostedPreviews
}) {
  const { t } = useTranslation()
  const words = useWords()
  const nameOf = useToneName()
  const [isOpen, setIsOpen] = useState(false)
  if (!style?.maker || !isHosted(style.maker)) return null
  const label = [words(style.words.label), tone && nameOf(tone)].filter(Boolean).join(', ')
  return (
    <>
      <Button kind="text" size="small" onClick={() => setIsOpen(true)}>
        {t(`preview.hosted.open.${wordOf(previews.view)}`)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('preview.hosted.title', { style: label })}
      >
        <HostedPreviewPanel label={label} maker={style.maker} previews={previews} />
      </Dialog>
    </>
  )
}

/** The dialog may be closed meanwhile: its button says how far it is. */
const wordOf = ({ step }: HostedView): 'ask' | 'underWay' | 'ready' => {
  if (step === 'open') return 'ask'
  return step === 'ready' ? 'ready' : 'underWay'
}
