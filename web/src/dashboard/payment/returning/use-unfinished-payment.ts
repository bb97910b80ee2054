import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { useEffect, useState } from 'react'
import { askName, askPayment } from '../payment-calls.ts'
import { pause, waitForNews } from '../payment-news.ts'
import { forgetPayment, rememberedPayment } from './remembered-payment.ts'
import { useReturn } from './use-return.ts'

/**
 * True while a payment begun before a reload, or before she left for her bank's page, is looked up; tells when it
 * turns out to be paid. What her bank refused is said where she pays (`usePaying`).
 */
export function useUnfinishedPayment(
  kind: OrderKind,
  onPaid: (transformationId: string | null, name: string) => void,
): boolean {
  const returned = useReturn({ clean: false })
  const [remembered] = useState(() => rememberedPayment(kind))
  const paymentId = returned?.paymentId ?? remembered?.paymentId ?? null
  const name = remembered?.paymentId === paymentId ? remembered?.name : undefined
  /** Her bank said yes: our server hears of it in a moment. */
  const isExpected = returned !== null && !returned.isRefused
  const [isAsking, setIsAsking] = useState(paymentId !== null)
  useEffect(() => {
    if (!paymentId) return
    const ask = () => askPayment(paymentId, kind)
    const nameOf = () => askName(paymentId, kind).catch(() => '')
    void (isExpected ? waitForNews({ ask, pause }) : ask())
      .then(async (news) => {
        if (news.kind === 'done') onPaid(news.transformationId, name ?? (await nameOf()))
        if (news.kind === 'ended') forgetPayment(kind)
      })
      .catch(() => null)
      .finally(() => setIsAsking(false))
  }, [paymentId, name, isExpected, kind, onPaid])
  return isAsking
}
