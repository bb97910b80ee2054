import { BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { api, art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { PictureBook } from '../../preview/picture-book.ts'
import { usePicture } from '../../preview/use-picture.ts'
import { RadioCard, RadioCards } from '../../ui/fields/radio-card.tsx'
import type { ReadPhoto } from './use-try-on.ts'

export interface StyleChoiceProps {
  photo: ReadPhoto
  value: BaseStyleId | null
  onChange: (style: BaseStyleId) => void
}

/** Every style her photo carries, each on her. Scrolls sideways on phones, where the picture must stay in sight. */
export function StyleChoice({ photo: { preview, book }, value, onChange }: StyleChoiceProps) {
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
        {preview.styles.map((id) => (
          <RadioCard
            key={id}
            value={id}
            label={t(`styles.${id}.label`)}
            className="max-tab:w-31 max-tab:flex-none"
          >
            <Thumbnail id={id} book={book} path={api.previewPicture(preview.handle, id)} />
            <span className="block px-3 pt-2.5 pb-3 font-display text-[1.1rem] leading-[1.1] tab:text-[1.2rem]">
              {t(`styles.${id}.label`)}
            </span>
          </RadioCard>
        ))}
      </RadioCards>
    </>
  )
}

/** The drawing until her picture is there, and where it never comes. */
function Thumbnail({ id, book, path }: { id: BaseStyleId; book: PictureBook; path: string }) {
  const { t } = useTranslation()
  const picture = usePicture(book, path)
  return (
    <span className="relative block aspect-square overflow-hidden bg-veil2">
      {picture.step === 'ready' ? (
        <img src={picture.src} alt="" className="size-full object-cover object-[50%_20%]" />
      ) : (
        <img src={art.style(id)} alt="" className="size-full object-cover object-[50%_20%] opacity-50" />
      )}
      <span className="absolute top-2 left-2 max-w-[calc(100%-1rem)] rounded-[10px] bg-white/92 px-2 py-1 font-bold text-[0.95rem] text-night leading-none">
        {BASE_STYLES[id].tone} <span className="font-medium text-badge">{t(`styles.${id}.tone`)}</span>
      </span>
    </span>
  )
}
