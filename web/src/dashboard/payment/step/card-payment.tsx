import type { BaseStyle, Package } from '@app/domain/catalogue/catalogue-api.ts'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/api-error.ts'
import { useWords } from '../../../ui/language/use-words.ts'
import { usePrice } from '../../catalogue/prices.ts'
import { CardCheckout } from '../checkout/card-checkout.tsx'
import { OrderRecap } from './order-recap.tsx'
import { packageOrder } from './package-order.ts'

export interface CardPaymentProps {
  name: string
  style: BaseStyle
  package: Package
  /** While it is true nothing else may be changed. */
  onBusy: (busy: boolean) => void
  /** `null` when the order was paid elsewhere and its transformation is not known here. */
  onPaid: (transformationId: string | null) => void
  /** Her photos do not carry the style. */
  onImpossible: (error: ApiError) => void
}

/** Her transformation, paid by card. */
export function CardPayment({ name, style, package: chosen, ...news }: CardPaymentProps) {
  const { t } = useTranslation()
  const words = useWords()
  const images = t('catalogue.packages.images', { count: chosen.images })
  return (
    <CardCheckout
      order={packageOrder(name.trim(), chosen)}
      recap={<OrderRecap name={name} style={style} package={chosen} />}
      what={`${words(style.words.label)}, ${images}`}
      when={t('payment.delivery')}
      amount={usePrice()(chosen.price)}
      {...news}
    />
  )
}
