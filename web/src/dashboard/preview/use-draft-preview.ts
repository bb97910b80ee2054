import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { Preview } from '@app/domain/preview/preview-api.ts'
import { api } from '@app/domain/routes.ts'
import { type QueryFunctionContext, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { PictureBook } from '../../preview/picture-book.ts'
import { openDraftPreview, readOn } from '../../preview/preview-calls.ts'

/** Asked once each time step 2 opens, since her photos may have changed; never again by itself. */
const draftPreviewQuery = queryOptions({
  queryKey: [api.draftPreview()],
  queryFn: ({ signal }) => openDraftPreview(signal),
  gcTime: 0,
})

/** The same photo, as more of its styles are known; where that fails, those that are known stay. */
const readOnQuery = (first: Preview | undefined) =>
  queryOptions({
    queryKey: [api.preview(first?.handle ?? '')],
    queryFn: first && !first.isWhole ? (asked) => lastOf(first, asked) : skipToken,
    gcTime: 0,
  })

async function lastOf(
  first: Preview,
  { client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
): Promise<Preview> {
  let last = first
  for await (const next of readOn(first, signal)) {
    last = next
    client.setQueryData(queryKey, next)
  }
  return last
}

/** Where the preview of one style will be found. */
export interface PreviewOfStyle {
  book: PictureBook
  path: string
}

const NOTHING = { come: () => 0, subscribe: () => () => undefined }

export type DraftPreview =
  | { step: 'making' }
  | { step: 'failed'; why: string }
  | {
      step: 'ready'
      /** Whether all these styles are known: some are before the photo is read to the end. */
      isWhole: boolean
      /** How many styles her photo carries, and how many of them can be seen already. */
      count: number
      come: number
      /** Whether some of them show the backdrop out of focus. */
      hasSoftBackdrops: boolean
      of: (style: BaseStyleId) => PreviewOfStyle | null
    }

/** Whether her photo is read to the end, or cannot be: which styles it carries will not change. */
export const isRead = (preview: DraftPreview): boolean =>
  preview.step === 'failed' || (preview.step === 'ready' && preview.isWhole)

/** The styles in one tone (null: each in its own) on the best photo of her draft; without them the drawings do. */
export function useDraftPreview(tone: OfferedTone | null): DraftPreview {
  const first = useQuery(draftPreviewQuery)
  const handle = first.data?.handle ?? null
  const further = useQuery(readOnQuery(first.data))
  const data = further.data ?? first.data
  const book = useMemo(() => (handle ? new PictureBook() : null), [handle])
  useEffect(() => () => book?.close(), [book])
  const { subscribe, come } = book ?? NOTHING
  // Drawn anew with each that comes; which of them are those of this tone the book knows.
  useSyncExternalStore(subscribe, come, NOTHING.come)
  if (first.error) return { step: 'failed', why: first.error instanceof ApiError ? first.error.sentence : '' }
  if (!data || !book) return { step: 'making' }
  const { styles } = data
  const pathOf = (style: BaseStyleId) => api.previewPicture(data.handle, style, tone ?? undefined)
  return {
    step: 'ready',
    isWhole: data.isWhole || further.isError,
    count: styles.length,
    come: styles.filter((style) => book.has(pathOf(style))).length,
    hasSoftBackdrops: data.softBackdrops.length > 0,
    of: (style) => (styles.includes(style) ? { book, path: pathOf(style) } : null),
  }
}
