import { userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { type FactorCode, factorCodeSchema } from '@app/domain/accounts/proofs-api.ts'
import { api } from '@app/domain/routes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useFieldSentence } from '../profile/field-sentence.ts'
import { useKnownAgain } from './use-known-again.ts'

/** @param onOver it has waited too long: her password is asked for again */
export function CodeAgainForm({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation()
  const goOn = useKnownAgain()
  const sentence = useFieldSentence()
  const [refusal, setRefusal] = useState<unknown>(null)
  const { register, handleSubmit, formState, setError, setFocus } = useForm<FactorCode>({
    resolver: zodResolver(factorCodeSchema),
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const submit = handleSubmit(async (typed) => {
    setRefusal(null)
    try {
      goOn(await callApi(api.factorSignIn(), { method: 'POST', body: typed, answer: userAnswer }))
    } catch (error) {
      const message = error instanceof ApiError ? error.fields.code : undefined
      if (message) setError('code', { message }, { shouldFocus: true })
      else if (error instanceof ApiError && error.code === 'second_factor_over') onOver()
      else setRefusal(error)
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('accounts.again.code')}
        autoComplete="one-time-code"
        error={sentence(formState.errors.code?.message)}
        {...register('code')}
      />
      {refusal !== null && (
        <Trouble takesFocus>{troubleWords(t, refusal, t('accounts.again.trouble'))}</Trouble>
      )}
      <Button kind="primary" type="submit" busy={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'signin.checking' : 'accounts.again.confirm')}
      </Button>
    </form>
  )
}
