import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareFrame } from './compare-frame.tsx'
import { useDivider } from './use-divider.ts'

export interface BeforeAfterProps {
  before: { src: string; alt: string }
  after: { src: string; alt: string }
  /** Width divided by height. */
  ratio?: number
  /** A finger that swipes beside the divider: 1 to what follows, -1 to what was before. */
  onSwipe?: (step: -1 | 1) => void
  /** Laid over the pictures, « Image créée par IA ». */
  children?: ReactNode
}

/** Two pictures of the same face under one divider: drag it, press anywhere, or use the arrow keys. */
export function BeforeAfter({ before, after, ratio = 4 / 5, onSwipe, children }: BeforeAfterProps) {
  const { t } = useTranslation()
  const { percent, setPercent, onKeyDown, pointer } = useDivider(onSwipe)
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
        <>
          <input
            type="range"
            min={0}
            max={100}
            value={percent}
            aria-label={t('ui.compare')}
            aria-valuetext={t('ui.compareValue', { percent })}
            onChange={(event) => setPercent(Number(event.target.value))}
            onKeyDown={onKeyDown}
            {...(!onSwipe && pointer)}
            className="compare-range"
          />
          {/* Over the range, which would take every touch for itself. */}
          {onSwipe && <div aria-hidden="true" className="compare-touch" {...pointer} />}
        </>
      }
    >
      {children}
    </CompareFrame>
  )
}
