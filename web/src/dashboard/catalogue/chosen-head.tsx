import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { art } from '@app/domain/routes.ts'
import { useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { useSeenPreview } from '../preview/seen-preview.ts'
import { tintOf } from './tints.ts'

interface ChosenHeadProps {
  style: BaseStyleId
  /** Null: the style's own. */
  tone: OfferedTone | null
  className: string
}

/** The style she chose as she saw it on her own photo; the drawing where she did not, or it is there no more. */
export function ChosenHead({ style, tone, className }: ChosenHeadProps) {
  const seen = useSeenPreview(style, tone)
  const [gone, setGone] = useState<string | null>(null)
  const isSeen = seen !== null && seen !== gone
  return (
    <img
      src={isSeen ? seen : art.style(style)}
      alt=""
      onError={isSeen ? () => setGone(seen) : undefined}
      className={joinClasses('rounded-field object-cover object-[50%_20%]', tintOf(style), className)}
    />
  )
}
