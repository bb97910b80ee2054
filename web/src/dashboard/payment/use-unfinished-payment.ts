import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { useEffect, useState } from 'react'
import { askPayment } from './payment-calls.ts'
import { forgetPayment, rememberedPayment } from './remembered-payment.ts'

/** True while a payment begun before a reload is looked up; tells when it turns out to be paid. */
export function useUnfinishedPayment(
  kind: OrderKind,
  onPaid: (transformationId: string | null, name: string) => void,
): boolean {
  const [remembered] = useState(() => rememberedPayment(kind))
  const [isAsking, setIsAsking] = useState(remembered !== null)
  useEffect(() => {
    if (!remembered) return
    void askPayment(remembered.paymentId, kind)
      .then((news) => {
        if (news.kind === 'done') onPaid(news.transformationId, remembered.name)
        if (news.kind === 'ended') forgetPayment(kind)
      })
      .catch(() => null)
      .finally(() => setIsAsking(false))
  }, [remembered, kind, onPaid])
  return isAsking
}
