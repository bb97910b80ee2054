import {
  type CarriedStyles,
  draftStylesAnswer,
  type Preview,
  previewAnswer,
} from '@app/domain/preview/preview-api.ts'
import { api } from '@app/domain/routes.ts'
import { ApiError } from '../api/api-error.ts'
import { callApi, refusalToError } from '../api/call.ts'

/** She is about to choose a photo: what reads it is made ready meanwhile. Where that fails, reading takes longer. */
export function preparePreview(): void {
  void fetch(api.preparePreview(), { method: 'POST', credentials: 'same-origin' }).catch(() => null)
}

/** Sends a thumbnail, and learns under which name its previews stand. */
export const openPreview = (photo: Blob, signal: AbortSignal): Promise<Preview> =>
  callApi(api.previews(), { method: 'POST', body: photo, answer: previewAnswer, signal })

/** The same from the best photo of her draft, which is there already. */
export const openDraftPreview = (signal: AbortSignal): Promise<Preview> =>
  callApi(api.draftPreview(), { method: 'POST', answer: previewAnswer, signal })

/** The same photo again, as often as more of its styles are known, until all are. */
export async function* readOn(first: Preview, signal: AbortSignal): AsyncGenerator<Preview> {
  let last = first
  while (!last.isWhole) {
    last = await callApi(api.preview(last.handle, last.styles.length), { answer: previewAnswer, signal })
    yield last
  }
}

/** The same once it is read to the end. */
export const openWholePreview = (handle: string, signal: AbortSignal): Promise<Preview> =>
  callApi(api.preview(handle), { answer: previewAnswer, signal })

/** What can be made well of the photos of her draft: of all styles, or of the one at `path`. */
export const fetchCarriedStyles = (
  signal: AbortSignal,
  path: string = api.draftStyles(),
): Promise<CarriedStyles> => callApi(path, { answer: draftStylesAnswer, signal })

/** Her photo is erased now. Sent even while the page is going away. */
export function leavePreview(handle: string): void {
  void fetch(api.preview(handle), { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(
    () => null,
  )
}

/** One preview, or why there is none. */
export async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { credentials: 'same-origin', signal }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: null, sentence: '' }, { cause })
  })
  if (response.ok) return response.blob()
  throw refusalToError(response.status, await response.json().catch(() => null))
}
