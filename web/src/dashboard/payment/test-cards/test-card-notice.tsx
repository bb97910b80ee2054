import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'

/** The numbers every card provider publishes for tests (product rule 15). */
const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'testSucceeds' },
  { number: '4000 0000 0000 0002', effect: 'testDeclined' },
  { number: '4000 0000 0000 9995', effect: 'testFunds' },
  { number: '4000 0025 0000 3155', effect: 'testConfirm' },
] as const

export function TestCardNotice() {
  const { t } = useTranslation()
  return (
    <div className="mb-5 rounded-field bg-warning-soft px-4 py-3 text-small">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="inline-flex items-center gap-1.5 font-[650] text-warning">
          <Icon name="info" />
          {t('payment.card.testMode')}
        </b>
        {t('payment.card.testLine')}
      </p>
      <details className="mt-1">
        <summary className="flex min-h-11 cursor-pointer items-center font-[650] underline underline-offset-4">
          {t('payment.card.testNumbers')}
        </summary>
        <ul className="grid gap-1.5 pb-1">
          {TEST_CARDS.map(({ number, effect }) => (
            <li key={number} className="flex flex-wrap gap-x-2">
              <b className="font-[650] whitespace-nowrap">{number}</b> {t(`payment.card.${effect}`)}
            </li>
          ))}
        </ul>
        <p className="pb-1">{t('payment.card.testRest')}</p>
      </details>
    </div>
  )
}
