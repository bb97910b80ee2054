import { useEffect, useState } from 'react'
import { askPayment } from './payment-calls.ts'
import { forgetPayment, rememberedPayment } from './remembered-payment.ts'

/** True while a payment begun before a reload is looked up; tells when it turns out to be paid. */
export function useUnfinishedPayment(onPaid: (transformationId: string, name: string) => void): boolean {
  const [remembered] = useState(rememberedPayment)
  const [isAsking, setIsAsking] = useState(remembered !== null)
  useEffect(() => {
    if (!remembered) return
    void askPayment(remembered.paymentId)
      .then((news) => {
        if (news.kind === 'done') onPaid(news.transformationId, remembered.name)
        if (news.kind === 'ended') forgetPayment()
      })
      .catch(() => null)
      .finally(() => setIsAsking(false))
  }, [remembered, onPaid])
  return isAsking
}
