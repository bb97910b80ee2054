import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchPicture, openDraftPreview, openWholePreview } from '../../preview/preview-calls.ts'
import { type MadeAhead, madeAhead } from './made-ahead.ts'
import { carriedStylesQuery } from './use-carried-styles.ts'

/**
 * What step 2 shows is made on the server while she is still at step 1, so that it stands there when she comes. Nothing
 * is shown, so a refusal is said there, when it is asked for again.
 */
export function useEarlyPreview({ uploadedImages, tone }: Draft, isAsked: boolean): void {
  const client = useQueryClient()
  const wanted = isAsked ? madeAhead(uploadedImages) : 'nothing'
  useEffect(() => {
    if (wanted === 'nothing') return
    const leaving = new AbortController()
    makeAhead(wanted, tone, { client, signal: leaving.signal }).catch(() => null)
    return () => leaving.abort()
  }, [wanted, tone, client])
}

async function makeAhead(
  wanted: MadeAhead,
  tone: OfferedTone | null,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<void> {
  const { handle } = await openDraftPreview(signal)
  const { styles } = await openWholePreview(handle, signal)
  if (wanted === 'photo') return
  // One after the other: whoever looks at a screen goes before.
  for (const style of styles) await fetchPicture(api.previewPicture(handle, style, tone ?? undefined), signal)
  await client.prefetchQuery(carriedStylesQuery)
}
