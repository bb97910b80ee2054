import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareFrame } from './compare-frame.tsx'

export interface BeforeAfterProps {
  before: { src: string; alt: string }
  after: { src: string; alt: string }
  /** Width divided by height. */
  ratio?: number
  /** Laid over the pictures, « Image créée par IA ». */
  children?: ReactNode
}

/** Two pictures of the same face under one divider; a real range input below does dragging, taps and arrows. */
export function BeforeAfter({ before, after, ratio = 4 / 5, children }: BeforeAfterProps) {
  const { t } = useTranslation()
  const [percent, setPercent] = useState(50)
  const picture = 'absolute inset-0 size-full object-cover'
  return (
    <CompareFrame
      percent={percent}
      ratio={ratio}
      beforeLabel={t('ui.before')}
      afterLabel={t('ui.after')}
      before={<img src={before.src} alt={before.alt} className={picture} />}
      after={<img src={after.src} alt={after.alt} className={picture} />}
      range={
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          aria-label={t('ui.compare')}
          aria-valuetext={t('ui.compareValue', { percent })}
          onChange={(event) => setPercent(Number(event.target.value))}
          className="compare-range"
        />
      }
    >
      {children}
    </CompareFrame>
  )
}
