import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SightOf } from '../../preview/picture-book.ts'
import { usePicture } from '../../preview/use-picture.ts'
import { useSight } from '../../preview/use-sight.ts'
import type { PreviewOfStyle } from './use-draft-preview.ts'

const CHIP =
  'absolute bottom-2.5 left-2.5 rounded-badge bg-white/92 px-2 py-1 font-semibold text-badge text-night leading-none'

/** A preview on its way to one card: the how manieth of those she sees, in the order they come. */
export interface ExpectedPreview extends PreviewOfStyle {
  place: number
  /** Null while her photo is being read: it is not known yet how many it carries. */
  total: number | null
}

/**
 * `soon`: her photo is being read, and it is not known yet which styles it carries. `unchecked`: it does not carry this
 * one, and nothing is known yet of her others. Null: the drawing stays.
 */
export type HeadPreview = ExpectedPreview | 'soon' | 'unchecked' | null

interface StyleHeadProps {
  preview: HeadPreview
  /** The how manieth of the cards. */
  at: number
  children: ReactNode
}

/** Her own photo in a style as soon as it is there; until then, and where it never comes, the drawing (`children`). */
export function StyleHead({ at, ...head }: StyleHeadProps) {
  const { ref, sightOf } = useSight(at)
  return (
    <span ref={ref} className="absolute inset-0">
      <Head {...head} sightOf={sightOf} />
    </span>
  )
}

function Head({ preview, sightOf, children }: Omit<StyleHeadProps, 'at'> & { sightOf: SightOf }) {
  const { t } = useTranslation()
  if (preview === null) return children
  if (preview === 'unchecked') return <Awaited line={t('preview.wizard.unchecked')}>{children}</Awaited>
  if (preview === 'soon') return <Awaited>{children}</Awaited>
  return (
    <Previewed {...preview} sightOf={sightOf}>
      {children}
    </Previewed>
  )
}

interface PreviewedProps extends ExpectedPreview {
  sightOf: SightOf
  children: ReactNode
}

function Previewed({ book, path, place, total, sightOf, children }: PreviewedProps) {
  const { t } = useTranslation()
  const picture = usePicture(book, path, sightOf)
  if (picture.step === 'failed') return children
  if (picture.step === 'making')
    return (
      <Awaited line={total === null ? undefined : t('preview.wizard.place', { place, total })}>
        {children}
      </Awaited>
    )
  return (
    <>
      <img src={picture.src} alt="" className="absolute inset-0 size-full object-cover object-[50%_20%]" />
      <span className={CHIP}>{t('preview.wizard.badge')}</span>
    </>
  )
}

/** Not spoken: the line above the cards says how far they are. */
const Awaited = ({ line, children }: { line?: string | undefined; children: ReactNode }) => (
  <>
    {children}
    <span aria-hidden="true" className="preview-shimmer" />
    {line && (
      <span aria-hidden="true" className={`${CHIP} tabular-nums`}>
        {line}
      </span>
    )}
  </>
)
