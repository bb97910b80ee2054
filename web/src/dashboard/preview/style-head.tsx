import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePicture } from '../../preview/use-picture.ts'
import type { PreviewOfStyle } from './use-draft-preview.ts'

/** Her own photo in a style as soon as it is there; until then, and where it never comes, the drawing (`children`). */
export function StyleHead({ preview, children }: { preview: PreviewOfStyle | null; children: ReactNode }) {
  return preview ? <Previewed {...preview}>{children}</Previewed> : children
}

function Previewed({ book, path, children }: PreviewOfStyle & { children: ReactNode }) {
  const { t } = useTranslation()
  const picture = usePicture(book, path)
  if (picture.step !== 'ready') return children
  return (
    <>
      <img src={picture.src} alt="" className="absolute inset-0 size-full object-cover object-[50%_20%]" />
      <span className="absolute bottom-2.5 left-2.5 rounded-badge bg-white/92 px-2 py-1 font-semibold text-badge text-night leading-none">
        {t('preview.wizard.badge')}
      </span>
    </>
  )
}
