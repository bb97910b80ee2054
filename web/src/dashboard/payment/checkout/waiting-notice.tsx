import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { bringIntoSight } from '../bring-into-sight.ts'
import { TransitionScreen } from '../transition-screen.tsx'
import type { Paying } from './use-paying.ts'

export interface WaitingNoticeProps extends Pick<Paying, 'phase' | 'wait'> {
  kind: OrderKind
}

/** Between the card's yes and our server's: what she waits for, and that nothing is paid twice. */
export function WaitingNotice({ kind, phase, wait }: WaitingNoticeProps) {
  const { t } = useTranslation()
  if (phase === 'waiting')
    return <TransitionScreen message={t('payment.paying')} line={t('payment.waiting')} />
  if (phase !== 'late') return null
  return (
    <div
      ref={bringIntoSight}
      role="status"
      className="scroll-mb-4 rounded-field bg-iris-soft px-4 py-3 text-iris"
    >
      <p>{t(`payment.waitingLong.${kind}`)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="primary" size="small" onClick={() => void wait()}>
          {t('payment.checkAgain')}
        </Button>
        <ButtonLink kind="secondary" size="small" href={pages.dashboard()}>
          {t('payment.leave')}
        </ButtonLink>
      </div>
    </div>
  )
}
