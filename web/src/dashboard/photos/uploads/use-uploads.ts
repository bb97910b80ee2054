import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { keepPhoto, knownPhotos, takePhotoBack } from '../../drafts/draft-queries.ts'
import { whenBack } from '../../shell/coming-back.ts'
import { heldUp } from '../../shell/sign-in-ended.ts'
import { useNotify } from '../../shell/toasts/notify.ts'
import { askDeclarationAnew } from '../declaration/declaration-queries.ts'
import { PhotoUploads, type UploadsSnapshot } from './photo-uploads.ts'
import { preparePhoto, previewOf } from './prepare-photo.ts'
import { isUnderWay } from './queued-photo.ts'
import { sendPhoto } from './send-photo.ts'
import { uploadNews } from './upload-news.ts'

let current: { draftId: string; uploads: PhotoUploads } | null = null

/** One per draft, for the life of the page: photos go on travelling while the sheet is closed. */
export function uploadsTo(draftId: string, client: QueryClient): PhotoUploads {
  if (current?.draftId !== draftId) current = { draftId, uploads: begin(draftId, client) }
  return current.uploads
}

const begin = (draftId: string, client: QueryClient): PhotoUploads =>
  new PhotoUploads({
    prepare: preparePhoto,
    preview: previewOf,
    send: (sending) =>
      heldUp(() => sendPhoto({ draftId, ...sending })).catch((cause) => {
        if (cause instanceof ApiError && cause.code === 'photo_declaration_missing')
          void askDeclarationAnew(client)
        throw cause
      }),
    known: () => knownPhotos(client),
    keep: (photo) => keepPhoto(client, photo),
    takeBack: (photo) => takePhotoBack(client, draftId, photo),
  })

whenBack(() => current?.uploads.retryAll())

export const isSendingPhotos = (): boolean => current?.uploads.isBusy ?? false

export function useUploads(draftId: string): UploadsSnapshot & { uploads: PhotoUploads } {
  const uploads = uploadsTo(draftId, useQueryClient())
  const snapshot = useSyncExternalStore(uploads.subscribe, uploads.snapshot)
  useSayingSummary(uploads)
  return { ...snapshot, uploads }
}

/** How many photos are on their way. */
export function useSendingPhotos(draftId: string): number {
  const uploads = uploadsTo(draftId, useQueryClient())
  const { queue } = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot)
  return queue.filter(isUnderWay).length
}

/** What came of the last photos, in one toast; what needs her is also on the page. Told wherever she has gone meanwhile. */
function useSayingSummary(uploads: PhotoUploads): void {
  const notify = useNotify()
  const { t } = useTranslation()
  useEffect(() => {
    uploads.onSettled = (summary) => {
      const news = uploadNews(summary)
      const action = { label: t('toasts.uploadError.action'), onPress: () => uploads.retryAll() }
      if (news)
        notify(news.key, { values: { count: news.count }, ...(news.key === 'uploadError' && { action }) })
    }
  }, [uploads, notify, t])
}
