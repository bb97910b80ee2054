import { type FactorCode, factorCodeSchema, type NewFactor } from '@app/domain/accounts/proofs-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../api/api-error.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useFieldSentence } from '../field-sentence.ts'
import { FormButtons } from '../form-buttons.tsx'
import { FactorTrouble } from './factor-trouble.tsx'
import { type ShowingCodes, useConfirmFactor } from './proof-queries.ts'

interface AppCodeFormProps {
  factor: NewFactor
  showing: ShowingCodes
  onCancel: () => void
}

/** The secret, to scan or to type, and the code her app shows once it has it. */
export function AppCodeForm({ factor, showing, onCancel }: AppCodeFormProps) {
  const { t } = useTranslation()
  const sentence = useFieldSentence()
  const confirming = useConfirmFactor(showing)
  const { register, handleSubmit, formState, setError, setFocus } = useForm<FactorCode>({
    resolver: zodResolver(factorCodeSchema),
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const refuse = (error: Error) => {
    const message = error instanceof ApiError ? error.fields.code : undefined
    if (message) setError('code', { message }, { shouldFocus: true })
  }
  const confirm = handleSubmit(({ code }) => confirming.mutate(code, { onError: refuse }))
  return (
    <form noValidate onSubmit={confirm} className="grid gap-4.5">
      <p className="text-small">{t('accounts.security.factor.scan')}</p>
      <Drawing {...factor.drawing} />
      <p className="text-small">
        {t('accounts.security.factor.secret')}{' '}
        <code className="wrap-anywhere select-all">{factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={t('accounts.security.factor.code')}
        autoComplete="one-time-code"
        error={sentence(formState.errors.code?.message)}
        {...register('code')}
      />
      {confirming.error && !formState.errors.code && <FactorTrouble error={confirming.error} />}
      <FormButtons
        submit={t(
          confirming.isPending ? 'accounts.security.factor.checking' : 'accounts.security.factor.confirm',
        )}
        busy={confirming.isPending}
        onCancel={onCancel}
      />
    </form>
  )
}

/** Dark on light whatever the theme: cameras read no other. */
function Drawing({ size, path }: NewFactor['drawing']) {
  const { t } = useTranslation()
  return (
    <svg
      role="img"
      aria-label={t('accounts.security.factor.drawing')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 justify-self-center rounded-field bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
