import type { HerReview } from '@app/domain/reviews/reviews-api.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { PartGate } from '../shell/query-gate.tsx'
import { ReviewForm } from './review-form.tsx'
import { type Answering, useAnswering, useReview } from './review-queries.ts'

/** « Cette transformation vous plaît-elle ? », asked once it is finished; one press answers, words are her wish. */
export function ReviewSection({ transformationId }: { transformationId: string }) {
  const { t } = useTranslation()
  const answering = useAnswering(transformationId)
  return (
    <section aria-labelledby="review-title" className="mt-12">
      <h2 id="review-title" className="text-h2">
        {t('reviews.title')}
      </h2>
      <PartGate query={useReview(transformationId)} failure="reviews.failure" wait={t('reviews.loading')}>
        {({ review }) => <Question {...{ transformationId, review, answering }} />}
      </PartGate>
    </section>
  )
}

const PRESSED =
  'forced-colors:aria-pressed:underline aria-pressed:bg-veil2 aria-pressed:shadow-[inset_0_0_0_2px_var(--color-primary)]'

/** What of a mutation the question draws. */
type Asked = Pick<Answering, 'mutate' | 'error' | 'isPending'>

interface QuestionProps {
  transformationId: string
  review: HerReview | null
  answering: Asked
}

export function Question({ transformationId, review, answering }: QuestionProps) {
  const { t } = useTranslation()
  const answer = (pleased: boolean) =>
    answering.mutate({
      pleased,
      text: review?.text ?? '',
      publish: review !== null && review.publication !== 'private',
    })
  return (
    <div className="mt-3 grid gap-5 rounded-card bg-surface px-5 py-5 shadow-1">
      <p className="max-w-[38rem] text-ink2">{t('reviews.why')}</p>
      <fieldset aria-labelledby="review-title" className="flex flex-wrap gap-3">
        {[true, false].map((pleased) => (
          <Button
            key={String(pleased)}
            kind="secondary"
            className={PRESSED}
            aria-pressed={review?.pleased === pleased}
            // By its role only: really disabled it would lose the focus.
            aria-disabled={answering.isPending || undefined}
            onClick={() => !answering.isPending && answer(pleased)}
          >
            {review?.pleased === pleased && <Icon name="check" />}
            {t(pleased ? 'reviews.yes' : 'reviews.no')}
          </Button>
        ))}
      </fieldset>
      {answering.error && <Trouble>{troubleWords(t, answering.error, t('reviews.trouble'))}</Trouble>}
      <p role="status" className={review ? undefined : 'sr-only'}>
        {review && <Standing review={review} />}
      </p>
      {review && <ReviewForm {...{ transformationId, review, answering }} />}
    </div>
  )
}

/** Where her words stand, with the reason of whoever read them. */
function Standing({ review }: { review: HerReview }) {
  const { t } = useTranslation()
  return review.publication === 'refused'
    ? t('reviews.refused', { reason: review.refusal ?? '' })
    : t(`reviews.standing.${review.publication}`)
}
