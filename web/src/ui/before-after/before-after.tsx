import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareFrame } from './compare-frame.tsx'
import { percentAfterKey, percentAtPoint } from './divider-position.ts'

export interface BeforeAfterProps {
  before: { src: string; alt: string }
  after: { src: string; alt: string }
  /** Width divided by height. */
  ratio?: number
  /** Laid over the pictures, « Image créée par IA ». */
  children?: ReactNode
}

/** Two pictures of the same face under one divider: drag it, press anywhere, or use the arrow keys. */
export function BeforeAfter({ before, after, ratio = 4 / 5, children }: BeforeAfterProps) {
  const { t } = useTranslation()
  const [percent, setPercent] = useState(50)
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (event.buttons === 1)
      setPercent(percentAtPoint(event.clientX, event.currentTarget.getBoundingClientRect()))
  }
  const step = (event: KeyboardEvent) => {
    const next = percentAfterKey(event.key, percent)
    if (next === null) return
    event.preventDefault()
    setPercent(next)
  }
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
          value={percent}
          aria-label={t('ui.compare')}
          aria-valuetext={t('ui.compareValue', { percent })}
          onChange={(event) => setPercent(Number(event.target.value))}
          onPointerDown={follow}
          onPointerMove={follow}
          onKeyDown={step}
          className="compare-range"
        />
      }
    >
      {children}
    </CompareFrame>
  )
}
