import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { type Draft, draftAnswer, waitingDraftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { waitingDraftOf } from '@app/domain/drafts/waiting-draft.ts'
import { photoLevel } from '@app/domain/photos/photo-rules.ts'
import { deletePhotoSchema, type Photo } from '@app/domain/photos/photos-api.ts'
import { api } from '@app/domain/routes.ts'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../api/call.ts'
import { draftSaver } from './draft-saving.ts'

/** How often the verdicts are asked for while a photo is being checked. */
const CHECK_MS = 1000

const isChecking = (draft: Draft): boolean =>
  draft.uploadedImages.some(({ verdicts }) => photoLevel(verdicts) === 'checking')

/** Her open draft; begun by the server when she has none. Asked anew each time the wizard opens. */
export const draftQuery = queryOptions({
  queryKey: [api.draft()],
  queryFn: async ({ signal }) => {
    // What an earlier wizard has not saved yet comes first, or the answer would be older than the screen was.
    await draftSaver.flush()
    return callApi(api.draft(), { answer: draftAnswer, signal })
  },
  gcTime: 0,
  refetchInterval: ({ state }) => (state.data && isChecking(state.data.draft) ? CHECK_MS : false),
})

type Answer = { draft: Draft }

const waitingDraftQuery = queryOptions({
  queryKey: [api.waitingDraft()],
  queryFn: async ({ signal }) => {
    await draftSaver.flush()
    return callApi(api.waitingDraft(), { answer: waitingDraftAnswer, signal })
  },
  staleTime: 0,
  gcTime: 0,
})

/** What she left unfinished, for the dashboard: asked anew each time it is shown, and not while the wizard is over it. */
export const useWaitingDraft = (isShown: boolean) => useQuery({ ...waitingDraftQuery, enabled: isShown })

/**
 * The dashboard knows at once what she leaves in the wizard: a card that came with an answer would push all else down.
 * @param draft null while it is not known
 * @param isOrdered nothing of it waits any more
 */
export function useLeavingDraft(draft: Draft | null, isOrdered: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!draft) return
    client.setQueryData(waitingDraftQuery.queryKey, { draft: isOrdered ? null : waitingDraftOf(draft) })
  }, [client, draft, isOrdered])
}

/** An answer on its way may be older than the change: it is dropped first. */
async function changePhotos(client: QueryClient, change: (photos: Photo[]) => Photo[]): Promise<void> {
  await client.cancelQueries({ queryKey: draftQuery.queryKey })
  client.setQueryData<Answer>(
    draftQuery.queryKey,
    (old) => old && { draft: { ...old.draft, uploadedImages: change(old.draft.uploadedImages) } },
  )
}

/** The ids of the photos of the draft on screen. */
export const knownPhotos = (client: QueryClient): string[] =>
  client.getQueryData<Answer>(draftQuery.queryKey)?.draft.uploadedImages.map(({ id }) => id) ?? []

/** The draft may have been asked for, and have answered with it, while its own sending had not. */
export async function keepPhoto(client: QueryClient, photo: Photo): Promise<void> {
  await changePhotos(client, (photos) =>
    photos.some(({ id }) => id === photo.id) ? photos : [...photos, photo],
  )
  // The wizard may be closed meanwhile: then its card counts it.
  void client.invalidateQueries({ queryKey: waitingDraftQuery.queryKey })
  // Whoever draws the draft hears of it in the next task: until then its slot stays that of the sending.
  await new Promise((heard) => setTimeout(heard))
}

const deletePhoto = (draftId: string, { url }: Photo) =>
  callApi(api.upload(), {
    method: 'DELETE',
    body: deletePhotoSchema.encode({ draftId, imageUrl: url }),
    answer: doneAnswer,
  })

/** A photo she took back while it travelled: what the server may have kept of it is deleted, or shown again. */
export async function takePhotoBack(client: QueryClient, draftId: string, photo: Photo | null) {
  if (photo) await deletePhoto(draftId, photo).catch(() => null)
  await client.invalidateQueries({ queryKey: draftQuery.queryKey })
}

export function useDeletePhoto(draftId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (photo: Photo) => deletePhoto(draftId, photo),
    onSuccess: async (_done, { id }) => {
      await changePhotos(client, (photos) => photos.filter((photo) => photo.id !== id))
      // What the others lack together is the server's to say.
      void client.invalidateQueries({ queryKey: draftQuery.queryKey })
    },
  })
}
