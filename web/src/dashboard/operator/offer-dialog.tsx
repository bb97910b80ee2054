import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import { type TypedOffer, typedOffer } from '@app/domain/operator/typed-offer.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useDeskAct } from './desk-queries.ts'

type Lacks = Partial<Record<keyof TypedOffer, string>>

/** What the operator decides about a course, as it was decided last: price, trainer, and its registration. */
export function OfferDialog({ row, onClose }: { row: DeskRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const doing = useDeskAct()
  const [typed, setTyped] = useState(() => offerOf(row.cells))
  const [lacks, setLacks] = useState<Lacks>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacking = lacksOf(typed)
    setLacks(lacking)
    if (Object.keys(lacking).length > 0) return
    doing.mutate(
      { act: 'course-offer', id: row.id, words: '', offer: typed },
      {
        onSuccess: ({ done, said }) => {
          if (!done) return
          onClose()
          show({ type: 'success', title: t('operator.acts.course-offer'), description: said })
        },
      },
    )
  }
  const trouble = doing.error
    ? troubleWords(t, doing.error, t('operator.trouble'))
    : doing.data && !doing.data.done && doing.data.said
  return (
    <Dialog open onClose={onClose} title={t('operator.acts.course-offer')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-ink2 wrap-anywhere">
          {t('operator.effects.course-offer', { what: String(row.cells.title) })}
        </p>
        <OfferFields typed={typed} lacks={lacks} onType={setTyped} />
        {trouble && <Trouble takesFocus>{trouble}</Trouble>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('accounts.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={doing.isPending}>
            {t('operator.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface OfferFieldsProps {
  typed: TypedOffer
  lacks: Lacks
  onType: (typed: TypedOffer) => void
}

export function OfferFields({ typed, lacks, onType }: OfferFieldsProps) {
  const { t } = useTranslation()
  const words: Partial<Record<string, string>> = t('fields', { returnObjects: true })
  const field = (name: 'price' | 'trainer' | 'registration' | 'url') => ({
    label: t(`operator.offer.${name}`),
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onType({ ...typed, [name]: event.target.value }),
    error: words[lacks[name] ?? ''],
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

/** What is missing or wrong, field by field, as the key of a sentence. */
export function lacksOf(typed: TypedOffer): Lacks {
  const read = typedOffer.safeParse(typed)
  if (read.success) return {}
  return Object.fromEntries(read.error.issues.map(({ path: [name], message }) => [String(name), message]))
}
