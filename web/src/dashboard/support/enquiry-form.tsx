import { api } from '@app/domain/routes.ts'
import { ENQUIRY_LENGTH, enquiryAnswer } from '@app/domain/support/support-api.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { handedTo } from '../../ui/language/typed-words.ts'
import { useTyped } from '../../ui/language/use-typed.ts'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'

const fieldOf = (transformationId: string) => `enquiry-${transformationId}`

/** She was writing it in her other language: the form is open. */
export const isAsking = (transformationId: string): boolean =>
  handedTo(fieldOf(transformationId)) !== undefined

/** What she asks about one transformation: its name goes with her words, and the answer comes by e-mail. */
export function EnquiryForm({
  transformationId,
  onCancel,
}: {
  transformationId: string
  onCancel: () => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useTyped(fieldOf(transformationId))
  const [isEmpty, setEmpty] = useState(false)
  const asking = useMutation({
    mutationFn: (typed: string) =>
      callApi(api.enquiries(), {
        method: 'POST',
        body: { text: typed, transformationId },
        answer: enquiryAnswer,
      }),
    onSuccess: () => setText(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '') asking.mutate(text)
  }
  if (asking.data)
    return (
      <p role="status" tabIndex={-1} ref={(note) => note?.focus()}>
        {t('support.received', { number: asking.data.number })} {t('support.receivedByMail')}
      </p>
    )
  return (
    <form onSubmit={submit} noValidate className="mt-3 grid gap-4">
      <TextAreaField
        label={t('support.text')}
        rows={4}
        maxLength={ENQUIRY_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isEmpty ? t('fields.messageRequired') : undefined}
        autoFocus
      />
      {asking.error && <Trouble takesFocus>{troubleWords(t, asking.error, t('support.trouble'))}</Trouble>}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" size="small" type="submit" busy={asking.isPending}>
          {t('support.send')}
        </Button>
        <Button kind="secondary" size="small" disabled={asking.isPending} onClick={onCancel}>
          {t('transformations.after.cancel')}
        </Button>
      </div>
    </form>
  )
}
