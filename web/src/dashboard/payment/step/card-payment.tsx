import type { BaseStyle, Package } from '@app/domain/catalogue/catalogue-api.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { usualWait as usualWaitOf } from '@app/domain/engines/makers.ts'
import { createIntentSchema, intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call.ts'
import { usePrice } from '../../../ui/language/prices.ts'
import { useWords } from '../../../ui/language/use-words.ts'
import { packagesQuery } from '../../catalogue/catalogue-queries.ts'
import { useWornTone } from '../../catalogue/use-worn-tone.ts'
import { draftSaver } from '../../drafts/draft-saving.ts'
import type { CardOrder } from '../card-order.ts'
import { CardCheckout } from '../checkout/card-checkout.tsx'
import { OrderRecap } from './order-recap.tsx'

export interface CardPaymentProps {
  name: string
  style: BaseStyle
  /** Null: the style's own. */
  tone: OfferedTone | null
  package: Package
  /** `null` while nothing may be changed. */
  onChangePackage: (() => void) | null
  /** While it is true nothing else may be changed. */
  onBusy: (busy: boolean) => void
  /** `null` when the order was paid elsewhere and its transformation is not known here. */
  onPaid: (transformationId: string | null) => void
  /** Her photos do not carry the style. */
  onImpossible: (error: ApiError) => void
}

/** Her transformation, paid by card. */
export function CardPayment({ name, package: chosen, onChangePackage, ...rest }: CardPaymentProps) {
  const { style, tone, ...news } = rest
  const { t } = useTranslation()
  const words = useWords()
  const client = useQueryClient()
  const askAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: packagesQuery.queryKey }),
    [client],
  )
  const worn = useWornTone()(style, tone)
  const usualWait = t(`legal.makers.usualWaits.${usualWaitOf([style.maker ?? ''])}`)
  const images = t('catalogue.packages.images', { count: chosen.images })
  return (
    <CardCheckout
      order={packageOrder(name.trim(), chosen, { style, tone })}
      recap={<OrderRecap {...{ name, style, tone, onChangePackage }} package={chosen} />}
      what={`${words(style.words.label)}, ${worn.code} ${worn.words}, ${images}`}
      when={t('payment.delivery', { usualWait })}
      amount={usePrice()(chosen.price)}
      onChanged={askAgain}
      {...news}
    />
  )
}

/** A package for her open draft. */
const packageOrder = (
  name: string,
  { id, price }: Pick<Package, 'id' | 'price'>,
  { style, tone }: Pick<CardPaymentProps, 'style' | 'tone'>,
): CardOrder => ({
  kind: 'package',
  maker: style.maker,
  // Another style or tone is asked of her photos anew.
  key: [id, price, name, style.id, tone ?? ''],
  name,
  prepare: async () => {
    // The server orders the draft it knows.
    await draftSaver.flush()
    const body = createIntentSchema.encode({ amount: price / 100, packageType: id, name })
    return callApi(api.createIntent(), { method: 'POST', body, answer: intentAnswer })
  },
})
