import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import type { useMoreImages } from './use-more-images.ts'

export interface MoreImagesQuestionProps {
  images: number
  cost: number
  credits: number
  more: Pick<ReturnType<typeof useMoreImages>, 'confirm' | 'isPending' | 'error'>
  onCancel: () => void
}

/** In place of the button: what is spent, what stays, and both answers. */
export function MoreImagesQuestion({ images, cost, credits, more, onCancel }: MoreImagesQuestionProps) {
  const { t } = useTranslation()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <section
      aria-labelledby="more-question"
      className="mt-8 grid gap-4 rounded-card bg-surface px-5 py-5 shadow-1"
    >
      <div className="max-w-[38rem]">
        <h2 id="more-question" ref={question} tabIndex={-1} className="text-h3 outline-none">
          {t('credits.more.question', { count: images, cost })}
        </h2>
        <p className="mt-1.5 text-ink2">{t('credits.more.after', { count: Math.max(0, credits - cost) })}</p>
      </div>
      {more.error && <Trouble takesFocus>{troubleWords(t, more.error, t('credits.more.trouble'))}</Trouble>}
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          size="small"
          className="max-tab:w-full"
          busy={more.isPending}
          onClick={more.confirm}
        >
          {t('credits.more.confirm', { count: images })}
        </Button>
        <Button
          kind="secondary"
          size="small"
          className="max-tab:w-full"
          disabled={more.isPending}
          onClick={onCancel}
        >
          {t('transformations.after.cancel')}
        </Button>
      </div>
    </section>
  )
}
