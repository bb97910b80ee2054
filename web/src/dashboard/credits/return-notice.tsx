import { useTranslation } from 'react-i18next'
import { AlertLine } from '../payment/alert-line.tsx'
import type { ReturnedPayment } from '../payment/returning/returned-payment.ts'

/** Her bank brought her back, and no credits have come: refused, or not confirmed yet. */
export function ReturnNotice({ returned }: { returned: ReturnedPayment }) {
  const { t } = useTranslation()
  return (
    <div className="mt-8">
      {returned.isRefused ? (
        <AlertLine>{t('payment.errors.message', { message: t('payment.errors.refused') })}</AlertLine>
      ) : (
        <p role="status" className="rounded-field bg-iris-soft px-4 py-3 text-iris">
          {t('payment.waitingLong.credits')}
        </p>
      )}
    </div>
  )
}
