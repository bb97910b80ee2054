import { api } from '@app/domain/routes.ts'
import { transformationCan } from '@app/domain/transformations/statuses.ts'
import {
  type TransformationWithImages,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { dateWords } from '../../../ui/language/dates.ts'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { AskedFirst } from '../asked-first.tsx'
import { focusSoon, HEADING } from '../focus-soon.ts'
import { useExtended } from '../more-images/use-extended.ts'

export interface RedoImageButtonProps {
  transformation: TransformationWithImages
  /** Which of its images, from 0. */
  index: number
}

/** Until when one more may be asked for; `null` when none may. */
export function redoOffer(transformation: TransformationWithImages, now = Date.now()): string | null {
  if (
    !transformationCan.beRedone(transformation) ||
    transformation.redosLeft === 0 ||
    !transformation.redoUntil
  )
    return null
  return Date.parse(transformation.redoUntil) >= now ? transformation.redoUntil : null
}

/** A defective image is made again for nothing: how many times, and until when, is told before. */
export function RedoImageButton({ transformation, index }: RedoImageButtonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const onBegun = useExtended(transformation.id)
  const imageId = transformation.images[index]?.id ?? ''
  const redoing = useMutation({
    mutationFn: () =>
      callApi(api.imageRedo(imageId), { method: 'POST', body: {}, answer: transformationAnswer }),
    onSuccess: onBegun,
  })
  const until = redoOffer(transformation)
  if (!until) return null
  const number = index + 1
  const isOfOne = transformation.progress.photosTotal === 1
  const left = { count: transformation.redosLeft, date: dateWords(until, language) }
  return (
    <AskedFirst
      question={t('credits.redo.question', { number })}
      effect={`${t(isOfOne ? 'credits.redo.effectOfOne' : 'credits.redo.effect')} ${t('credits.redo.rest', left)}`}
      confirm={t('credits.redo.confirm')}
      deed={redoing}
      trouble={t('credits.redo.trouble')}
      onDone={() => focusSoon(HEADING)}
    >
      {(ask) => (
        <div className="text-center">
          <Button kind="text" size="small" onClick={ask}>
            <span className="text-balance leading-snug whitespace-normal">{t('credits.redo.action')}</span>
          </Button>
          <p className="text-badge text-ink2">{t('credits.redo.left', left)}</p>
        </div>
      )}
    </AskedFirst>
  )
}
