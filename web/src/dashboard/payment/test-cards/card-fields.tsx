import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardField, TypedCard } from './card-gaps.ts'
import { cardBrand, formatCardNumber, formatCvc, formatExpiry } from './card-typing.ts'
import { FormattedField } from './formatted-field.tsx'

export interface CardFieldsProps {
  card: TypedCard
  disabled: boolean
  onChange: (changes: Partial<TypedCard>) => void
  /** She went on to another field: time to say what is wrong with this one. */
  onLeave: (field: CardField) => void
  errorOf: (field: CardField) => string | undefined
  ref: Ref<HTMLFieldSetElement>
}

export function CardFields({ card, disabled, onChange, onLeave, errorOf, ref }: CardFieldsProps) {
  const { t } = useTranslation()
  const brand = cardBrand(card.number)
  const bind = (field: CardField) => ({
    name: field,
    value: card[field],
    error: errorOf(field),
    onValue: (value: string) => onChange({ [field]: value }),
    onBlur: () => onLeave(field),
  })
  return (
    <fieldset
      ref={ref}
      disabled={disabled}
      className="m-0 grid min-w-0 grid-cols-2 gap-x-3 gap-y-4 border-0 p-0"
    >
      <legend className="sr-only">{t('payment.card.title')}</legend>
      <div className="relative col-span-2">
        <FormattedField
          {...bind('number')}
          label={t('payment.card.number')}
          format={formatCardNumber}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          className={brand ? 'pr-40' : undefined}
        />
        {brand && (
          <span className="pointer-events-none absolute top-[2.15rem] right-4 flex h-[54px] items-center text-small font-[650] text-ink2">
            {brand}
          </span>
        )}
      </div>
      <FormattedField
        {...bind('expiry')}
        label={t('payment.card.expiry')}
        format={formatExpiry}
        autoComplete="cc-exp"
        placeholder={t('payment.card.expiryExample')}
      />
      <FormattedField
        {...bind('cvc')}
        label={t('payment.card.cvc')}
        format={formatCvc}
        autoComplete="cc-csc"
        placeholder={t('payment.card.cvcExample')}
      />
    </fieldset>
  )
}
