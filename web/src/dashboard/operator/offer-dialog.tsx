import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import { type TypedOffer, typedOffer } from '@app/domain/operator/typed-offer.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ActForm } from './act-form.tsx'
import { type Lacks, lacksIn, useLackWords } from './lacks.ts'

/** What the operator decides about a course, as it was decided last: price, trainer, and its registration. */
export function OfferDialog({ row, onClose }: { row: DeskRow; onClose: () => void }) {
  const [typed, setTyped] = useState(() => offerOf(row.cells))
  const [lacks, setLacks] = useState<Lacks>({})
  const read = () => {
    const lacking = lacksOf(typed)
    setLacks(lacking)
    return Object.keys(lacking).length > 0 ? null : { words: '', offer: typed }
  }
  return (
    <ActForm act="course-offer" id={row.id} what={String(row.cells.title)} typed={read} onClose={onClose}>
      <OfferFields typed={typed} lacks={lacks} onType={setTyped} />
    </ActForm>
  )
}

interface OfferFieldsProps {
  typed: TypedOffer
  lacks: Lacks
  onType: (typed: TypedOffer) => void
}

export function OfferFields({ typed, lacks, onType }: OfferFieldsProps) {
  const { t } = useTranslation()
  const lackWords = useLackWords(lacks)
  const field = (name: 'price' | 'trainer' | 'registration' | 'url') => ({
    label: t(`operator.offer.${name}`),
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
    error: lackWords(name),
  })
  return (
    <>
      <TextField {...field('price')} hint={t('operator.offer.priceHint')} inputMode="decimal" />
      <TextField {...field('trainer')} />
      <TextField {...field('registration')} hint={t('operator.offer.registrationHint')} />
      {typed.registration.trim() !== '' && (
        <>
          <SelectField
            label={t('operator.offer.register')}
            value={typed.register}
            onChange={(event) => onType({ ...typed, register: event.target.value === 'RS' ? 'RS' : 'RNCP' })}
            options={[
              { value: 'RNCP', label: 'RNCP' },
              { value: 'RS', label: 'RS' },
            ]}
          />
          <TextField {...field('url')} type="url" hint={t('operator.offer.urlHint')} />
        </>
      )}
    </>
  )
}

/** What was decided last; of a course nobody has decided on, nothing. */
export function offerOf({ price_cents, trainer, ...cells }: DeskRow['cells']): TypedOffer {
  return {
    price: typeof price_cents === 'number' ? String(price_cents / 100).replace('.', ',') : '',
    trainer: String(trainer ?? ''),
    register: cells.register === 'RS' ? 'RS' : 'RNCP',
    registration: String(cells.registration ?? ''),
    url: String(cells.registration_url ?? ''),
  }
}

export const lacksOf = (typed: TypedOffer): Lacks => lacksIn(typedOffer.safeParse(typed))
