import { useTranslation } from 'react-i18next'
import type { DraftPreview } from './use-draft-preview.ts'

export interface PreviewBarProps {
  preview: DraftPreview
  /** Styles without a preview are still looked for on her other photos. */
  isChecking: boolean
  isDrawn: boolean
  onDrawn: (isDrawn: boolean) => void
}

/**
 * How far the styles on her photo are, and the way back to the drawings. Choosing never waits for it, and the cards
 * below never move: it is as high before as after.
 */
export function PreviewBar({ preview, isChecking, isDrawn, onDrawn }: PreviewBarProps) {
  const { t } = useTranslation()
  const isWhole = preview.step === 'ready' && preview.isWhole
  const isComing = isWhole && preview.come < preview.count
  const canSwitch = isWhole && preview.count > 0
  return (
    <div className="mb-4 flex min-h-19 flex-wrap content-center items-center gap-x-4 gap-y-2 desk:min-h-11">
      {canSwitch && <Switch isDrawn={isDrawn} onDrawn={onDrawn} />}
      <p role="status" className={isComing ? 'sr-only' : 'text-ink2 text-small'}>
        {preview.step !== 'failed' && !isWhole && t('preview.wizard.making')}
        {preview.step === 'failed' && t('preview.wizard.failed', { why: preview.why })}
        {isWhole && t('preview.wizard.ready', { count: preview.count })}
      </p>
      {isComing && (
        // In the place of the line above, which is read aloud once: a count read at every picture would drown the rest.
        <p className="text-ink2 text-small tabular-nums">
          {t('preview.wizard.come', { count: preview.come, total: preview.count })}
        </p>
      )}
      <p role="status" className="sr-only">
        {isChecking && t('preview.wizard.checking')}
      </p>
    </div>
  )
}

function Switch({ isDrawn, onDrawn }: Pick<PreviewBarProps, 'isDrawn' | 'onDrawn'>) {
  const { t } = useTranslation()
  return (
    <fieldset aria-label={t('preview.wizard.label')} className="flex gap-2">
      <Choice isOn={!isDrawn} onPress={() => onDrawn(false)}>
        {t('preview.wizard.onPhoto')}
      </Choice>
      <Choice isOn={isDrawn} onPress={() => onDrawn(true)}>
        {t('preview.wizard.drawn')}
      </Choice>
    </fieldset>
  )
}

const Choice = ({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className="min-h-11 rounded-field bg-surface px-4 font-semibold shadow-[inset_0_0_0_1.5px_var(--color-line)] transition-colors duration-[180ms] hover:bg-veil aria-pressed:bg-ink aria-pressed:text-bg aria-pressed:shadow-none forced-colors:border forced-colors:aria-pressed:underline"
  >
    {children}
  </button>
)
