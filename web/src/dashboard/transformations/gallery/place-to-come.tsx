import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../../ui/join-classes.ts'
import { drawnShare } from '../line-art/drawn-share.ts'
import { LineArt } from '../line-art/line-art.tsx'
import { PLACE_LOOKS } from './place-looks.ts'

export interface PlaceToComeProps {
  /** The image being made now: its place breathes. */
  isNext: boolean
  isFirst: boolean
  style: CSSProperties
  facts: Transformation
}

/** An image that is not there yet. In the first place the head is drawn in step with the real work. */
export function PlaceToCome({ isNext, isFirst, style, facts }: PlaceToComeProps) {
  const { t } = useTranslation()
  return (
    <li style={style} className={joinClasses(PLACE_LOOKS, 'bg-veil2', isNext && !isFirst && 'animate-pulse')}>
      <span className="sr-only">{t('transformations.page.toCome')}</span>
      {isFirst && <LineArt share={drawnShare(facts)} />}
    </li>
  )
}
