import { api } from '@app/domain/routes.ts'
import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'

const ShareDialog = lazy(() => import('../../shares/share-dialog.tsx'))

export interface KeepAndShowProps {
  image: Image
  /** What the transformation is called: the title of what is shared. */
  name: string
}

/** Before and after as one picture, to save; the share sheet of her device, where there is one; and a link. */
export function KeepAndShow({ image, name }: KeepAndShowProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap justify-center gap-x-3">
      {image.beforeUrl !== null && (
        <ButtonLink kind="text" size="small" href={api.imageBeforeAfter(image.id)} download>
          <Icon name="image" />
          {t('transformations.page.beforeAfter')}
        </ButtonLink>
      )}
      {sharesPictures() && <ShareButton image={image} name={name} />}
      <LinkButton image={image} name={name} />
    </div>
  )
}

/** « Partager par un lien » */
function LinkButton({ image, name }: KeepAndShowProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="link" />
        {t('shares.dialog.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="sr-only">{t('ui.loading')}</p>}>
          <ShareDialog image={image} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const pictureFile = (parts: BlobPart[]): File => new File(parts, 'avant-apres.jpg', { type: 'image/jpeg' })

/** Few browsers on a desk do; no text is shared, so that nobody learns her address here. */
const sharesPictures = (): boolean =>
  typeof navigator !== 'undefined' && navigator.canShare?.({ files: [pictureFile([])] }) === true

function ShareButton({ image, name }: KeepAndShowProps) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const sharing = useMutation({
    mutationFn: async () => {
      const url = image.beforeUrl === null ? image.url : api.imageBeforeAfter(image.id)
      const answer = await fetch(url, { credentials: 'same-origin' })
      if (!answer.ok) throw new Error(`the picture was answered ${answer.status}`)
      await navigator.share({ title: name, files: [pictureFile([await answer.blob()])] })
    },
    onError: (error) => {
      // She closed the sheet.
      if (error.name === 'AbortError') return
      show({
        type: 'error',
        title: t('transformations.page.share'),
        description: t('transformations.page.shareTrouble'),
      })
    },
  })
  return (
    <Button kind="text" size="small" busy={sharing.isPending} onClick={() => sharing.mutate()}>
      <Icon name="share" />
      {t('transformations.page.share')}
    </Button>
  )
}
