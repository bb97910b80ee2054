import { api } from '@app/domain/routes.ts'
import { LANGUAGE_KEY } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest, SharedFacts } from '../../page-contract.ts'
import { CompareFrame } from '../../ui/before-after/compare-frame.tsx'
import { CompareRange } from '../compare-range.tsx'

interface SharedPicturesProps {
  request: PageRequest
  shared: SharedFacts
  alt: string
}

/** The image, or both under the divider that public.ts moves; each bears its mark in its pixels. */
export function SharedPictures({ request, shared, alt }: SharedPicturesProps) {
  const { t } = useTranslation()
  const { token, width, height } = shared
  // The mark is drawn in the language of the page.
  const image = `${api.sharedImage(token)}?${LANGUAGE_KEY}=${request.language}`
  const size = { width, height }
  if (!shared.hasBefore)
    return (
      <img {...size} src={image} alt={alt} className="mx-auto h-auto w-full max-w-[27rem] rounded-sheet" />
    )
  const before = { src: api.sharedBefore(token), alt: t('shares.page.before') }
  return (
    <div className="mx-auto w-full max-w-[27rem]">
      <div className="noscript:hidden">
        <Divided shared={shared} before={before} after={{ src: image, alt }} />
      </div>
      <noscript>
        <div className="grid grid-cols-2 gap-3">
          <Captioned {...size} {...before} caption={t('ui.before')} />
          <Captioned {...size} src={image} alt={alt} caption={t('ui.after')} />
        </div>
      </noscript>
    </div>
  )
}

interface Picture {
  src: string
  alt: string
}

interface DividedProps {
  shared: SharedFacts
  before: Picture
  after: Picture
}

function Divided({ shared, before, after }: DividedProps) {
  const { t } = useTranslation()
  const picture = 'absolute inset-0 size-full object-cover'
  return (
    <CompareFrame
      percent={50}
      ratio={shared.width / shared.height}
      beforeLabel={t('ui.before')}
      afterLabel={t('ui.after')}
      before={<img src={before.src} alt={before.alt} className={picture} />}
      after={<img src={after.src} alt={after.alt} className={picture} />}
      range={<CompareRange label={t('ui.compare')} />}
    />
  )
}

interface CaptionedProps extends Picture {
  width: number
  height: number
  caption: string
}

const Captioned = ({ caption, alt, ...picture }: CaptionedProps) => (
  <figure>
    <img {...picture} alt={alt} className="h-auto w-full rounded-card" />
    <figcaption className="mt-2 text-ink2">{caption}</figcaption>
  </figure>
)
