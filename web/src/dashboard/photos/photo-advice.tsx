import { type PhotoLevel, photoLevel } from '@app/domain/photos/photo-rules.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { Slot } from './grid/slots.ts'

const LOOKS = {
  error: { box: 'bg-danger-soft', title: 'text-danger', words: 'photos.replaceTitle' },
  warning: { box: 'bg-warning-soft', title: 'text-warning', words: 'photos.adviseTitle' },
} as const

/** The whole sentence of each verdict, which a slot has no room for. */
export function PhotoAdvice({
  slots,
  level,
}: {
  slots: Slot[]
  level: Extract<PhotoLevel, 'error' | 'warning'>
}) {
  const { t } = useTranslation()
  const advised = slots.flatMap((slot, index) => {
    if (slot.kind !== 'photo' || photoLevel(slot.photo.verdicts) !== level) return []
    const advice = (slot.photo.verdicts ?? []).map((verdict) => t(`photos.verdicts.${verdict}`)).join(' ')
    return [{ key: slot.key, sentence: t('photos.numbered', { number: index + 1, advice }) }]
  })
  if (advised.length === 0) return null
  const { box, title, words } = LOOKS[level]
  return (
    <div className={`mt-4 rounded-field px-4 py-3 ${box}`}>
      <p className={`flex items-center gap-2 font-[650] ${title}`}>
        <Icon name="triangle" />
        {t(words)}
      </p>
      <ul className="mt-1 grid gap-1 text-small">
        {advised.map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
