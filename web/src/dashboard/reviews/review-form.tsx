import { REVIEW_LENGTH } from '@app/domain/reviews/review-rules.ts'
import type { HerReview } from '@app/domain/reviews/reviews-api.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { useTyped } from '../../ui/language/use-typed.ts'
import type { Answering } from './review-queries.ts'

export interface ReviewFormProps {
  transformationId: string
  review: HerReview
  answering: Pick<Answering, 'mutate' | 'isPending'>
}

const TICKED = 'ticked'
const boxOf = (isTicked: boolean): string => (isTicked ? TICKED : '')

/** Her words beside her answer, the box that lets them be shown, and the way to take it all back. */
export function ReviewForm({ transformationId, review, answering }: ReviewFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useTyped(`review-${transformationId}`, review.text)
  const [box, setBox] = useTyped(`review-box-${transformationId}`, boxOf(review.publication !== 'private'))
  const publish = box === TICKED
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacksWords = publish && text.trim() === ''
    setEmpty(lacksWords)
    if (!lacksWords) answering.mutate({ pleased: review.pleased, text, publish })
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[38rem] gap-4">
      <TextAreaField
        label={t('reviews.text')}
        hint={t('reviews.textHint', { count: REVIEW_LENGTH })}
        error={isEmpty ? t('fields.reviewRequired') : undefined}
        maxLength={REVIEW_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Checkbox
        label={t('reviews.publish')}
        hint={t('reviews.publishHint')}
        checked={publish}
        onChange={(isTicked) => setBox(boxOf(isTicked))}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" size="small" type="submit" busy={answering.isPending}>
          {t('reviews.save')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          disabled={answering.isPending}
          onClick={() => answering.mutate(null)}
        >
          {t('reviews.takeBack')}
        </Button>
      </div>
    </form>
  )
}
