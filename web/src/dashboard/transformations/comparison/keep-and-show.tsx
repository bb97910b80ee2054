import { api } from '@app/domain/routes.ts'
import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
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

async function fetchPicture(url: string): Promise<File> {
  const answer = await fetch(url, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`the picture was answered ${answer.status}`)
  return pictureFile([await answer.blob()])
}

function ShareButton({ image, name }: KeepAndShowProps) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const picture = useRef<{ url: string; file: File }>(null)
  const tell = (type: 'info' | 'error', description: string) =>
    show({ type, title: t('transformations.page.share'), description })
  const sharing = useMutation({
    mutationFn: async () => {
      const url = image.beforeUrl === null ? image.url : api.imageBeforeAfter(image.id)
      const kept = picture.current?.url === url ? picture.current : null
      const { file } = kept ?? { file: await fetchPicture(url) }
      picture.current = { url, file }
      await navigator.share({ title: name, files: [file] }).catch((cause: Error) => {
        // Fetching it took longer than the browser remembers her press: at the next one it is here.
        if (cause.name !== 'NotAllowedError' || kept) throw cause
        tell('info', t('transformations.page.shareAgain'))
      })
    },
    onError: (error) => {
      // She closed the sheet.
      if (error.name !== 'AbortError') tell('error', t('transformations.page.shareTrouble'))
    },
  })
  return (
    <Button kind="text" size="small" busy={sharing.isPending} onClick={() => sharing.mutate()}>
      <Icon name="share" />
      {t('transformations.page.share')}
    </Button>
  )
}
