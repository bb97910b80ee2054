import type { CreditPack } from '@app/domain/credits/credits-api.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../ui/fields/radio-card.tsx'
import { PackCard } from './pack-card.tsx'
import { PackCheckout } from './pack-checkout.tsx'

export interface PackChoiceProps {
  packs: CreditPack[]
  /** Must keep its identity. */
  onPaid: (count: number) => void
}

/** Which pack, then its payment. Nothing is chosen for her. */
export function PackChoice({ packs, onPaid }: PackChoiceProps) {
  const { t } = useTranslation()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isPaying, setIsPaying] = useState(false)
  const chosen = packs.find(({ id }) => id === chosenId)
  const count = chosen?.credits ?? 0
  const finish = useCallback(() => onPaid(count), [onPaid, count])
  return (
    <>
      <section aria-labelledby="packs" className="mt-10">
        <h2 id="packs" className="mb-4 text-h2">
          {t('credits.page.choose')}
        </h2>
        <RadioCards
          label={t('credits.page.choose')}
          value={chosenId}
          onChange={setChosenId}
          className="grid gap-3 tab:grid-cols-3 desk:gap-4"
        >
          {packs.map((pack) => (
            <PackCard key={pack.id} pack={pack} disabled={isPaying} />
          ))}
        </RadioCards>
      </section>
      {chosen && (
        <section aria-labelledby="payment" className="mt-10">
          <h2 id="payment" className="mb-4 text-h2">
            {t('credits.page.pay')}
          </h2>
          <PackCheckout key={chosen.id} pack={chosen} onBusy={setIsPaying} onPaid={finish} />
        </section>
      )}
    </>
  )
}
