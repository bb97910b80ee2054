import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { UploadsSnapshot } from './uploads/photo-uploads.ts'

/** All photos of the last choice together, by bytes really sent. */
export function OverallProgress({ progress }: { progress: UploadsSnapshot['progress'] }) {
  const { t } = useTranslation()
  if (!progress) return null
  const { count, percent } = progress
  const line = percent === 100 ? t('photos.overallDone') : t('photos.overallLine', { count, percent })
  return (
    <div className="mt-3">
      <p className="mb-1.5 text-small text-ink2">{line}</p>
      <ProgressBar label={t('photos.overall')} value={percent} max={100} valueText={line} />
    </div>
  )
}
