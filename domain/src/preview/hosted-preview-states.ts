/** The states of a hosted preview, and who may follow whom. */
export const HOSTED_PREVIEW_STATES = ['queued', 'making', 'ready', 'failed', 'erased'] as const
export type HostedPreviewState = (typeof HOSTED_PREVIEW_STATES)[number]

const NEXT: Record<HostedPreviewState, readonly HostedPreviewState[]> = {
  queued: ['making', 'failed', 'erased'],
  /** Again: whoever made it died, and another goes on. */
  making: ['making', 'ready', 'failed', 'erased'],
  ready: ['erased'],
  /** Nothing came of it; it does not count. */
  failed: [],
  /** She has left, or its time was over. */
  erased: [],
}

/** The states from which `to` may be reached, for an UPDATE … WHERE state IN (…). */
export const previewStatesBefore = (to: HostedPreviewState): HostedPreviewState[] =>
  HOSTED_PREVIEW_STATES.filter((state) => NEXT[state].includes(to))

/** Those it is still being made in. */
export const PREVIEW_UNDER_WAY = ['queued', 'making'] as const satisfies readonly HostedPreviewState[]
