import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { photosMissing } from '@app/domain/photos/photo-rules.ts'
import { useEffect } from 'react'
import { openDraftPreview } from '../../preview/preview-calls.ts'

/**
 * Once her photos are complete the best of them is read for the previews while she is still at step 1: step 2 then
 * finds it read. Nothing is shown, so a refusal is said there, when it is asked for again.
 */
export function useEarlyPreview({ uploadedImages }: Draft, isAsked: boolean): void {
  const isComplete = isAsked && photosMissing(uploadedImages) === 0
  useEffect(() => {
    if (!isComplete) return
    const leaving = new AbortController()
    void openDraftPreview(leaving.signal).catch(() => null)
    return () => leaving.abort()
  }, [isComplete])
}
