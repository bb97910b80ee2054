import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'

/** How large the file is that she takes home, beside the button that brings it. */
export function DownloadSize({ id, image }: { id: string; image: Image }) {
  const { t } = useTranslation()
  const { width, height } = image.downloadSize
  const words = width > image.width ? 'downloadSizeLarge' : 'downloadSize'
  return (
    <p id={id} className="text-small text-ink2 max-desk:text-center">
      {t(`transformations.page.${words}`, { width, height })}
    </p>
  )
}
