import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { estimateLine } from './estimate-line.ts'
import { type ProgressFacts, type ProgressLine, progressLine } from './progress-line.ts'

/** What is true of this transformation right now, what came back when something is missing, and what to do then. */
export function StatusLine({ facts, children }: { facts: ProgressFacts; children?: ReactNode }) {
  const { t } = useTranslation()
  const line = progressLine(facts)
  const estimate = estimateLine(facts)
  return (
    <div className="grid gap-1.5 text-[0.98rem] text-ink2">
      <p>
        {t(`transformations.progress.${line.key}`, line.values)}
        {line.refund && (
          <>
            {needsFullStop(line) ? '. ' : ' '}
            {t(`transformations.refund.${line.refund.key}`, line.refund.values)}
          </>
        )}
        {children && ' '}
        {children}
      </p>
      <LineBar line={line} />
      {estimate && (
        <p className="text-small">{t(`transformations.estimate.${estimate.key}`, estimate.values)}</p>
      )}
    </div>
  )
}

/** Counts are written without a full stop, so that they stand alone on a card. */
const COUNTS: readonly ProgressLine['key'][] = ['done', 'images', 'more', 'kept']
const needsFullStop = (line: ProgressLine): boolean => COUNTS.includes(line.key)

function LineBar({ line }: { line: ProgressLine }) {
  const { t } = useTranslation()
  if (line.refund) return null
  if (line.key === 'images' || line.key === 'more')
    return (
      <ProgressBar
        value={line.values.count}
        max={line.values.ordered}
        label={t('transformations.list.imagesMade')}
      />
    )
  if (line.key === 'learningShare')
    return <ProgressBar value={line.values.percent} max={100} label={t('transformations.list.learned')} />
  if (line.key !== 'photos') return null
  return (
    <ProgressBar
      value={line.values.read}
      max={line.values.total}
      label={t('transformations.list.photosRead')}
    />
  )
}
