import type { HostedPreview } from '@app/domain/preview/hosted-preview-api.ts'
import { ApiError } from '../../../api/api-error.ts'

/** How far the preview of one style is. */
export type HostedView =
  /** She may ask. `trouble`: what became of the one before, or why it was refused. */
  | { step: 'open'; trouble: 'failed' | Error | null }
  | { step: 'sending' }
  | { step: 'queued'; before: number | null }
  | { step: 'making' }
  | { step: 'ready'; id: string }

export interface Known {
  /** Of the latest one of this style. */
  id: string | null
  data: HostedPreview | undefined
  error: Error | null
  /** Of the asking itself. */
  isAsking: boolean
  refusal: Error | null
}

/** What she is shown of what is known. An answer that did not come is asked for again: it changes nothing. */
export function hostedView({ id, data, error, isAsking, refusal }: Known): HostedView {
  if (isAsking) return { step: 'sending' }
  if (refusal || !id) return { step: 'open', trouble: refusal }
  if (error && isGone(error)) return { step: 'open', trouble: error }
  if (!data) return { step: 'sending' }
  if (data.state === 'failed') return { step: 'open', trouble: 'failed' }
  if (data.state === 'queued') return { step: 'queued', before: data.before }
  return data.state === 'ready' ? { step: 'ready', id } : { step: 'making' }
}

/** Erased, or its time is over. */
export const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404

const LOOK_MS = 1500

/** Milliseconds until it is asked about again: once ready, when it is erased. False where nothing more can be heard. */
export function nextLook({ data, error }: Pick<Known, 'data' | 'error'>): number | false {
  if (error && isGone(error)) return false
  if (data?.state === 'ready') return ((data.expiresInSeconds ?? 0) + 1) * 1000
  return data?.state === 'failed' ? false : LOOK_MS
}
