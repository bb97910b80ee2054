import { PREVIEW_SIZE } from '@app/domain/preview/preview-rules.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureBook } from '../../preview/picture-book.ts'
import { type Picture, usePicture } from '../../preview/use-picture.ts'
import { BeforeAfter } from '../../ui/before-after/before-after.tsx'
import { useToneName } from '../../ui/language/use-tone-name.ts'
import { Spinner } from '../../ui/spinner.tsx'

export interface ComparedProps {
  book: PictureBook
  /** Addresses. */
  before: string
  after: string
  /** Names, as they are read. */
  style: string
  tone: string
  /** Whether the picture after shows the backdrop out of focus. */
  hasSoftBackdrop: boolean
}

const RATIO = PREVIEW_SIZE.width / PREVIEW_SIZE.height

/** Before and after under one divider. The picture before stays while the next one is made. */
export function Compared({ book, before, after, style, tone, hasSoftBackdrop }: ComparedProps) {
  const { t } = useTranslation()
  const toneName = useToneName()
  const own = usePicture(book, before)
  const next = usePicture(book, after)
  const shown = useLastReady(next)
  const names = { style, tone: toneName(tone) }
  return (
    <figure className="mx-auto w-full max-w-[19rem] tab:max-w-[25rem] desk:sticky desk:top-24">
      {own.step === 'ready' ? (
        <BeforeAfter
          ratio={RATIO}
          before={{ src: own.src, alt: t('preview.page.before') }}
          after={{ src: shown ?? own.src, alt: t('preview.page.after', names) }}
        >
          <span className="pointer-events-none absolute right-4 bottom-4 rounded-badge bg-white/90 px-2.5 py-1.5 font-semibold text-badge text-night leading-none">
            {t('ui.aiImage')}
          </span>
          {next.step === 'making' && <Making />}
        </BeforeAfter>
      ) : (
        <div className="aspect-3/4 rounded-sheet bg-veil2" />
      )}
      <figcaption className="mt-3 text-ink2 text-small">
        {t('preview.caption')}
        {hasSoftBackdrop && ` ${t('ui.softBackdrop')}`}
      </figcaption>
      <p role="status" className="sr-only">
        {next.step === 'ready' && t('preview.page.ready', names)}
        {next.step === 'failed' && t('errors.preview_not_possible')}
      </p>
      {next.step === 'failed' && (
        <p aria-hidden="true" className="mt-2 font-[650] text-small text-warning">
          {t('errors.preview_not_possible')}
        </p>
      )}
    </figure>
  )
}

function Making() {
  const { t } = useTranslation()
  return (
    <span className="pointer-events-none absolute top-1/2 left-1/2 flex -translate-x-1/2 -translate-y-1/2 items-center gap-2 whitespace-nowrap rounded-badge bg-white/90 px-3 py-2 font-[650] text-badge text-night leading-none">
      <Spinner />
      {t('preview.page.making')}
    </span>
  )
}

function useLastReady(picture: Picture): string | null {
  const last = useRef<string | null>(null)
  const src = picture.step === 'ready' ? picture.src : null
  useEffect(() => {
    if (src) last.current = src
  }, [src])
  return src ?? last.current
}
