import type { Renounceable } from '@app/domain/withdrawals/withdrawals-api.ts'
import { useTranslation } from 'react-i18next'
import { useFigures } from './contract-words.ts'

const ENDS = { package: 'stops', credits: 'creditsGo', course: 'courseCloses' } as const

/** What her press will bring, as far as we may say it: to a stranger we say nothing of anybody's order. */
export function ComesBack({ contract }: { contract: Renounceable | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-field bg-veil px-4 py-3.5">
      <p className="font-[650]">{t('withdrawal.comesBack')}</p>
      {contract ? <Known contract={contract} /> : <p>{t('withdrawal.unknown')}</p>}
    </div>
  )
}

function Known({ contract }: { contract: Renounceable }) {
  const { t } = useTranslation()
  const { money, date } = useFigures()
  const isWhole = contract.refundCents === contract.amountCents
  const amounts = { amount: money(contract.refundCents), paid: money(contract.amountCents) }
  return (
    <>
      <p>{t(isWhole ? 'withdrawal.card' : 'withdrawal.share', amounts)}</p>
      <p>{t(`withdrawal.${ENDS[contract.kind]}`)}</p>
      <p className="mt-1.5 text-small text-ink2">{t('withdrawal.until', { date: date(contract.until) })}</p>
    </>
  )
}
