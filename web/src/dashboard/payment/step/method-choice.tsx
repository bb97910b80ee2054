import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { useTranslation } from 'react-i18next'
import { RadioCard, RadioCards } from '../../../ui/fields/radio-card.tsx'
import { usePrice } from '../../../ui/language/prices.ts'
import { useWords } from '../../../ui/language/use-words.ts'

export type PaymentMethod = 'card' | 'free'

export interface MethodChoiceProps {
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
  chosen: Package
  test: Package
  disabled: boolean
}

/** A professional may still take her free test instead of paying. */
export function MethodChoice({ value, onChange, chosen, test, disabled }: MethodChoiceProps) {
  const { t } = useTranslation()
  const words = useWords()
  const price = usePrice()
  return (
    <div className="mb-7">
      <h3 className="mb-3 text-[1.35rem]">{t('payment.method')}</h3>
      <RadioCards
        label={t('payment.method')}
        value={value}
        onChange={onChange}
        className="grid gap-3 tab:grid-cols-2"
      >
        <RadioCard value="card" disabled={disabled} className="p-4 pr-12">
          <Choice
            title={t('payment.methodCard')}
            line={t('payment.methodCardLine', {
              amount: price(chosen.price),
              package: words(chosen.words.name),
            })}
          />
        </RadioCard>
        <RadioCard value="free" disabled={disabled} className="p-4 pr-12">
          <Choice
            title={t('payment.methodFree')}
            line={t('payment.methodFreeLine', { count: test.images })}
          />
        </RadioCard>
      </RadioCards>
    </div>
  )
}

const Choice = ({ title, line }: { title: string; line: string }) => (
  <>
    <span className="block font-[650]">{title}</span>
    <span className="block text-small text-ink2">{line}</span>
  </>
)
