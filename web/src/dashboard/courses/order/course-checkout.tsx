import type { CourseOffer } from '@app/domain/courses/course-offer.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../api/call.ts'
import { formatDuration } from '../../../ui/language/durations.ts'
import { usePrice } from '../../../ui/language/prices.ts'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { AlertLine } from '../../payment/alert-line.tsx'
import type { CardOrder } from '../../payment/card-order.ts'
import { CardCheckout } from '../../payment/checkout/card-checkout.tsx'
import { OneLineRecap } from '../../payment/one-line-recap.tsx'

interface CourseCheckoutProps {
  course: Course
  offer: CourseOffer
  /** The price is another one than she was shown. Must keep its identity. */
  onChanged: () => void
  /** Must keep its identity. */
  onPaid: () => void
}

/** A course, paid by card as a transformation is. */
export function CourseCheckout({ course, offer, onChanged, onPaid }: CourseCheckoutProps) {
  const { t } = useTranslation()
  const price = usePrice()
  const language = useLanguage()
  const what = t('courses.buy.what', { title: course.title })
  const [shownFirst] = useState(offer.priceCents)
  const amount = price(offer.priceCents)
  const isOther = shownFirst !== offer.priceCents
  return (
    <section aria-labelledby="payment" className="mt-10">
      <h2 id="payment" className="mb-4 text-h2">
        {t('courses.buy.pay')}
      </h2>
      {/* What she had agreed to was another price. */}
      <CardCheckout
        key={offer.priceCents}
        order={courseOrder(course, offer)}
        recap={
          <>
            {isOther && (
              <div className="mb-4">
                <AlertLine>
                  {t('courses.buy.priceChanged', { before: price(shownFirst), now: amount })}
                </AlertLine>
              </div>
            )}
            <OneLineRecap
              {...{ what, amount }}
              title={t('courses.buy.order')}
              note={[
                t('courses.modules', { count: course.modules.length }),
                formatDuration(course.minutes, language),
                offer.trainer,
              ].join(' · ')}
            />
          </>
        }
        what={what}
        when={t('courses.buy.delivery')}
        amount={amount}
        onChanged={onChanged}
        onPaid={onPaid}
      />
    </section>
  )
}

/** A course. It is called by the last part of its address: that finds it again. */
const courseOrder = ({ slug }: Course, { priceCents }: CourseOffer): CardOrder => ({
  kind: 'course',
  key: [slug, priceCents],
  maker: null,
  name: slug,
  prepare: () =>
    callApi(api.courseIntent(slug), {
      method: 'POST',
      body: { amount: priceCents / 100 },
      answer: intentAnswer,
    }),
})
