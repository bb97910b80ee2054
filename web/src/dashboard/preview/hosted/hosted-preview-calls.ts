import {
  type HostedPreview,
  type HostedPreviewAsked,
  type HostedPreviewWish,
  hostedPreviewAnswer,
  hostedPreviewAsked,
} from '@app/domain/preview/hosted-preview-api.ts'
import { api } from '@app/domain/routes.ts'
import { callApi } from '../../../api/call.ts'

export const askHostedPreview = (wish: HostedPreviewWish): Promise<HostedPreviewAsked> =>
  callApi(api.hostedPreviews(), { method: 'POST', body: wish, answer: hostedPreviewAsked })

export const readHostedPreview = (id: string, signal: AbortSignal): Promise<HostedPreview> =>
  callApi(api.hostedPreview(id), { answer: hostedPreviewAnswer, signal })

/** It is erased now, here and at its service. Sent even while the page is going away. */
export function leaveHostedPreview(id: string): void {
  const leaving = { method: 'DELETE', credentials: 'same-origin', keepalive: true } as const
  void fetch(api.hostedPreview(id), leaving).catch(() => null)
}
