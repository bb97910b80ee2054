import type { SetHint } from '@app/domain/photos/set-hints.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

/** What her photos lack together. Advice, not a condition: she may go on with these. */
export function SetHints({ hints }: { hints: readonly SetHint[] }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {hints.length > 0 && (
        <div className="mt-4 rounded-field bg-iris-soft px-4 py-3">
          <p className="flex items-center gap-2 font-[650]">
            <Icon name="info" />
            {t('photos.hintsTitle')}
          </p>
          <ul className="mt-1 grid gap-1 text-small">
            {hints.map((hint) => (
              <li key={hint}>{t(`photos.hints.${hint}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
