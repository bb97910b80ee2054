import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DraftPreview } from './use-draft-preview.ts'

/** The address of the preview she saw of a style in a tone (null: its own). Nothing is asked for: step 2 writes it. */
export const seenPreviewQuery = (style: BaseStyleId, tone: OfferedTone | null) =>
  queryOptions<string | null>({ queryKey: ['seen preview', style, tone], queryFn: skipToken })

/** Keeps what she saw of the style she chose, for the steps that show it again. */
export function useKeepSeenPreview(
  style: BaseStyleId | null,
  tone: OfferedTone | null,
  preview: DraftPreview,
): void {
  const client = useQueryClient()
  const found = style && preview.step === 'ready' ? preview.of(style) : null
  const path = found?.book.has(found.path) ? found.path : null
  useEffect(() => {
    if (style) client.setQueryData(seenPreviewQuery(style, tone).queryKey, path)
  }, [client, style, tone, path])
}

/** Null: she has not seen it on her photo. After `PREVIEW_MINUTES` there is nothing at the address any more. */
export const useSeenPreview = (style: BaseStyleId, tone: OfferedTone | null): string | null =>
  useQuery(seenPreviewQuery(style, tone)).data ?? null
