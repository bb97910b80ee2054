import { BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { api, art } from '@app/domain/routes.ts'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureBook } from '../../preview/picture-book.ts'
import { usePicture } from '../../preview/use-picture.ts'
import { useSight } from '../../preview/use-sight.ts'
import { RadioCard, RadioCards } from '../../ui/fields/radio-card.tsx'
import type { ReadPhoto } from './use-try-on.ts'

export interface StyleChoiceProps {
  photo: ReadPhoto
  /** In this order. */
  offered: BaseStyleId[]
  value: BaseStyleId | null
  onChange: (style: BaseStyleId) => void
}

/** Every style her photo carries, each on her, and until that is known the others as drawings. Scrolls sideways on phones, where the picture must stay in sight. */
export function StyleChoice({ photo: { preview, book }, offered, value, onChange }: StyleChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="mt-5 mb-2 font-[650] font-text text-body tracking-normal">{t('preview.page.styles')}</h3>
      <RadioCards
        label={t('preview.page.styles')}
        value={value}
        onChange={onChange}
        className="-mx-5 flex gap-3 overflow-x-auto px-5 pt-1.5 pb-3 [scrollbar-width:none] tab:mx-0 tab:grid tab:grid-cols-3 tab:overflow-visible tab:px-0 desk:gap-4"
      >
        {offered.map((id, at) =>
          preview.styles.includes(id) ? (
            <Card key={id} id={id}>
              <Thumbnail id={id} at={at} book={book} path={api.previewPicture(preview.handle, id)} />
            </Card>
          ) : preview.isWhole ? null : (
            <Card key={id} id={id} disabled>
              <Head id={id}>
                <Drawing id={id} />
                <span aria-hidden="true" className="preview-shimmer" />
              </Head>
            </Card>
          ),
        )}
      </RadioCards>
    </>
  )
}

interface CardProps {
  id: BaseStyleId
  disabled?: boolean
  children: ReactNode
}

function Card({ id, disabled = false, children }: CardProps) {
  const { t } = useTranslation()
  const label = t(`styles.${id}.label`)
  return (
    <RadioCard value={id} label={label} disabled={disabled} className="max-tab:w-31 max-tab:flex-none">
      {children}
      <span className="block px-3 pt-2.5 pb-3 font-display text-[1.1rem] leading-[1.1] tab:text-[1.2rem]">
        {label}
      </span>
    </RadioCard>
  )
}

interface ThumbnailProps {
  id: BaseStyleId
  /** The how manieth of the cards. */
  at: number
  book: PictureBook
  path: string
}

/** The drawing until her picture is there, and where it never comes. */
function Thumbnail({ id, at, book, path }: ThumbnailProps) {
  const { ref, sightOf } = useSight(at)
  const picture = usePicture(book, path, sightOf)
  return (
    <Head id={id} ref={ref}>
      {picture.step === 'ready' ? (
        <img src={picture.src} alt="" className="size-full object-cover object-[50%_20%]" />
      ) : (
        <Drawing id={id} />
      )}
    </Head>
  )
}

const Drawing = ({ id }: { id: BaseStyleId }) => (
  <img src={art.style(id)} alt="" className="size-full object-cover object-[50%_20%] opacity-50" />
)

/** A picture, and the tone on it. */
function Head({ id, ref, children }: { id: BaseStyleId; ref?: Ref<HTMLSpanElement>; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <span ref={ref} className="relative block aspect-square overflow-hidden bg-veil2">
      {children}
      <span className="absolute top-2 left-2 max-w-[calc(100%-1rem)] rounded-[10px] bg-white/92 px-2 py-1 font-bold text-[0.95rem] text-night leading-none">
        {BASE_STYLES[id].tone} <span className="font-medium text-badge">{t(`styles.${id}.tone`)}</span>
      </span>
    </span>
  )
}
