import { SHARE_DAYS, type ShareDays, USUAL_SHARE_DAYS } from '@app/domain/shares/share-rules.ts'
import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import type { useOpenShare } from './share-queries.ts'

export interface ShareFormProps {
  image: Image
  name: string
  opening: ReturnType<typeof useOpenShare>
}

/** Which image is the one she looks at; her photo stays out unless she says so. */
export function ShareForm({ image, name, opening }: ShareFormProps) {
  const { t } = useTranslation()
  const [withBefore, setWithBefore] = useState(false)
  const [days, setDays] = useState<ShareDays>(USUAL_SHARE_DAYS)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    opening.mutate({ withBefore, days })
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="flex items-start gap-4">
        <img
          src={image.thumbnailUrl}
          alt={t('shares.dialog.image', { number: image.position, name })}
          width={image.width}
          height={image.height}
          className="h-auto w-24 flex-none rounded-card"
        />
        <p className="text-ink2">{t('shares.dialog.lead')}</p>
      </div>
      {image.beforeUrl !== null && (
        <Checkbox
          label={t('shares.dialog.before')}
          hint={t('shares.dialog.beforeHint')}
          checked={withBefore}
          onChange={setWithBefore}
        />
      )}
      <SelectField
        label={t('shares.dialog.days')}
        value={String(days)}
        onChange={(event) => setDays(chosen(event.target.value))}
        options={SHARE_DAYS.map((count) => ({
          value: String(count),
          label: t('shares.dialog.day', { count }),
        }))}
      />
      {opening.error && (
        <Trouble takesFocus>{troubleWords(t, opening.error, t('shares.dialog.trouble'))}</Trouble>
      )}
      <Button kind="primary" type="submit" busy={opening.isPending}>
        {t('shares.dialog.create')}
      </Button>
    </form>
  )
}

const chosen = (value: string): ShareDays =>
  SHARE_DAYS.find((days) => String(days) === value) ?? USUAL_SHARE_DAYS
