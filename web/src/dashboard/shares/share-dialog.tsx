import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { OpenedLink } from './opened-link.tsx'
import { ShareForm } from './share-form.tsx'
import { useOpenShare } from './share-queries.ts'

export interface ShareDialogProps {
  image: Image
  /** What its transformation is called. */
  name: string
  onClose: () => void
}

/** « Partager par un lien »: what is shown and how long; then the address, in the same place. */
export default function ShareDialog({ image, name, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const opening = useOpenShare(image.id)
  return (
    <Dialog open onClose={onClose} title={t('shares.dialog.title')}>
      {opening.data ? (
        <OpenedLink opened={opening.data} />
      ) : (
        <ShareForm image={image} name={name} opening={opening} />
      )}
    </Dialog>
  )
}
