import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { focusIfLost, HEADING } from '../focus-soon.ts'
import { useOpenImage } from '../open-image.ts'
import { ComparisonView } from './comparison-view.tsx'

const FullScreen = lazy(() => import('./full-screen.tsx'))

/** The open image: compared with her photo, or alone on the whole screen. */
export function Comparison({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { openImage, isFullScreen, close } = useOpenImage()
  const { images, name } = transformation
  const leave = () => {
    close()
    // The image she came from may have been deleted since.
    focusIfLost(HEADING)
  }
  const index = images.findIndex((image) => image.id === openImage)
  return (
    <>
      <Dialog open={index >= 0 && !isFullScreen} onClose={leave} title={name} width="38rem">
        {index >= 0 && <ComparisonView transformation={transformation} index={index} />}
      </Dialog>
      {index >= 0 && isFullScreen && (
        <Suspense fallback={<p className="sr-only">{t('ui.loading')}</p>}>
          <FullScreen transformation={transformation} index={index} />
        </Suspense>
      )}
    </>
  )
}
