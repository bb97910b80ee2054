import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

export interface PayButtonProps {
  amount: string
  /** Why it may not be pressed yet. */
  reason: string | null
  busy: boolean
}

/** Its words alone say that pressing obliges to pay (product rule 13). */
export function PayButton({ amount, reason, busy }: PayButtonProps) {
  const { t } = useTranslation()
  return (
    <div>
      <Button
        kind="primary"
        type="submit"
        disabled={reason !== null}
        busy={busy}
        aria-describedby={reason ? 'pay-reason' : undefined}
        className="w-full py-3.5"
      >
        <span className="text-balance leading-[1.25] whitespace-normal">
          {busy ? t('payment.paying') : t('payment.pay', { amount })}
        </span>
      </Button>
      {reason && (
        <p id="pay-reason" className="mt-2 text-center text-small font-semibold text-copper-text">
          {reason}
        </p>
      )}
    </div>
  )
}
