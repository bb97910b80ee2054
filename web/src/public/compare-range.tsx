import { useTranslation } from 'react-i18next'

/** The divider of a comparison on a page without React: move-comparisons.ts moves it where it finds `data-compare`. */
export function CompareRange({ label }: { label: string }) {
  const { t } = useTranslation()
  return (
    <input
      type="range"
      min={0}
      max={100}
      defaultValue={50}
      aria-label={label}
      aria-valuetext={t('ui.compareValue', { percent: 50 })}
      data-compare={t('ui.compareValue', { percent: '{percent}' })}
      className="compare-range"
    />
  )
}
