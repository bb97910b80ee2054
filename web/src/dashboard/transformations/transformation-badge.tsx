import type { Status } from '@app/domain/transformations/statuses.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '../../ui/badge.tsx'

const TONES: Record<Status, StatusTone> = {
  pending: 'waiting',
  training: 'training',
  generating: 'generating',
  completed: 'success',
  failed: 'failed',
}

export function TransformationBadge({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <StatusBadge tone={TONES[status]} label={t(`transformations.statuses.${status}`)} />
}
