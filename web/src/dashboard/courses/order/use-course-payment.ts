import { api } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { forgetPayment } from '../../payment/returning/remembered-payment.ts'
import { useUnfinishedPayment } from '../../payment/returning/use-unfinished-payment.ts'

/** From the paid course to her enrolment, also when the page was reloaded in between. */
export function useCoursePayment(slug: string) {
  const client = useQueryClient()
  const { dismiss } = useToasts()
  const askAgain = useCallback(() => {
    for (const path of [api.course(slug), api.courses()]) void client.invalidateQueries({ queryKey: [path] })
  }, [client, slug])
  const finish = useCallback(() => {
    // « Traitement du paiement... » is over.
    dismiss()
    forgetPayment('course')
    askAgain()
    for (const path of [api.purchases(), api.stats()]) void client.invalidateQueries({ queryKey: [path] })
  }, [client, askAgain, dismiss])
  const isLookingUp = useUnfinishedPayment('course', finish)
  return { isLookingUp, askAgain, finish }
}
