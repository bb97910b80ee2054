import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { useTranslation } from 'react-i18next'
import type { DraftPreview } from '../preview/use-draft-preview.ts'

interface StylesNoteProps {
  preview: DraftPreview
  /** She wants the drawings. */
  isDrawn: boolean
  /** Null: each style in its own. */
  tone: OfferedTone | null
}

/** Below the styles: how far what she sees there can be trusted. */
export function StylesNote({ preview, isDrawn, tone }: StylesNoteProps) {
  const { t } = useTranslation()
  const isOnPhoto = preview.step === 'ready' && preview.count > 0 && !isDrawn
  const lines = isOnPhoto
    ? [
        ...[t('preview.caption'), t('preview.wizard.toneNote')],
        ...(preview.hasSoftBackdrops ? [t('preview.wizard.softBackdrops')] : []),
      ]
    : [t(tone ? 'catalogue.drawnInOwnTone' : 'catalogue.toneNote')]
  return <p className="mt-5 text-ink2 text-small">{lines.join(' ')}</p>
}
