import { type ProRequest, proRequestSchema } from '@app/domain/pro-requests/pro-requests-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useTellingEnd } from '../../shell/toasts/use-telling-end.ts'
import { useFieldSentence } from './field-sentence.ts'
import { FormButtons } from './form-buttons.tsx'
import { useAskToBePro } from './pro-queries.ts'

const FIELDS = ['salonName', 'siret'] as const

interface ProFormProps {
  /** What she wrote the last time. */
  before: ProRequest | null
  onDone: () => void
}

function useProForm({ before, onDone }: ProFormProps) {
  const { t } = useTranslation()
  const end = useTellingEnd({
    done: { title: t('proRequests.sentTitle'), description: t('proRequests.sentText') },
    failed: { title: t('proRequests.errorTitle'), description: t('proRequests.errorText') },
  })
  const asking = useAskToBePro(end)
  const form = useForm<ProRequest>({
    resolver: zodResolver(proRequestSchema),
    defaultValues: { salonName: before?.salonName ?? '', siret: before?.siret ?? '' },
  })
  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return
    for (const name of FIELDS) if (error.fields[name]) form.setError(name, { message: error.fields[name] })
  }
  const send = form.handleSubmit((wish) => asking.mutate(wish, { onSuccess: onDone, onError: refuse }))
  return { form, send, isSending: asking.isPending, error: asking.error }
}

export function ProForm(props: ProFormProps) {
  const { t } = useTranslation()
  const { form, send, isSending, error } = useProForm(props)
  const sentence = useFieldSentence()
  const errorOf = (name: (typeof FIELDS)[number]) => sentence(form.formState.errors[name]?.message)
  return (
    <form noValidate onSubmit={send} className="grid gap-4.5">
      <TextField
        label={t('proRequests.salonName')}
        autoComplete="organization"
        error={errorOf('salonName')}
        {...form.register('salonName')}
      />
      <TextField
        label={t('proRequests.siret')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('proRequests.siretHint')}
        error={errorOf('siret')}
        {...form.register('siret')}
      />
      {error && (
        <Trouble title={t('proRequests.errorTitle')} takesFocus>
          {troubleWords(t, error, t('proRequests.errorText'))}
        </Trouble>
      )}
      <FormButtons
        submit={t(isSending ? 'proRequests.sending' : 'proRequests.send')}
        busy={isSending}
        onCancel={props.onDone}
      />
    </form>
  )
}
