import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { PhotoService } from '@app/domain/engines/makers.ts'
import { api } from '@app/domain/routes.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PictureBook } from '../../../preview/picture-book.ts'
import { askHostedPreview, leaveHostedPreview, readHostedPreview } from './hosted-preview-calls.ts'
import { type HostedView, hostedView, nextLook } from './hosted-view.ts'

export interface HostedPreviews {
  view: HostedView
  /** How many more she may ask for today; null before the first. */
  left: number | null
  /** The service she agrees her photo is sent to, in this visit of the wizard and for previews alone. */
  given: PhotoService | null
  agree: (given: PhotoService | null) => void
  ask: (photosTo: PhotoService[]) => void
  book: PictureBook
}

/**
 * The previews by image services of one visit of the wizard, of the chosen style and tone at a time: erased when she
 * leaves.
 */
export function useHostedPreviews(style: BaseStyleId | null, tone: OfferedTone | null): HostedPreviews {
  const [asked, setAsked] = useState<Record<string, string>>({})
  const [given, agree] = useState<PhotoService | null>(null)
  const [book] = useState(() => new PictureBook())
  const hasLeft = useLeaving(Object.values(asked), book, () => setAsked({}))
  const asking = useMutation({
    mutationFn: askHostedPreview,
    onSuccess: ({ id }, wish) => {
      // Answered too late: nobody would ever look at it.
      if (hasLeft.current) leaveHostedPreview(id)
      else setAsked((before) => ({ ...before, [keyOf(wish)]: id }))
    },
  })
  const id = (style && asked[keyOf({ style, tone })]) ?? null
  const { data, error } = useQuery({
    queryKey: [api.hostedPreview(id ?? '')],
    queryFn: ({ signal }) => readHostedPreview(id ?? '', signal),
    enabled: id !== null,
    gcTime: 0,
    refetchInterval: ({ state }) => nextLook(state),
  })
  const isOfThis = asking.variables?.style === style && asking.variables?.tone === tone
  const known = { isAsking: isOfThis && asking.isPending, refusal: isOfThis ? asking.error : null }
  return {
    view: hostedView({ id, data, error, ...known }),
    left: asking.data?.left ?? null,
    ...{ given, agree, book },
    ask: (photosTo) => style && asking.mutate({ style, tone, photosTo }),
  }
}

const keyOf = ({ style, tone }: { style: BaseStyleId; tone: OfferedTone | null }): string =>
  `${style} ${tone ?? ''}`

/** All of them go with the wizard, and with the page. Tells whether they have. */
function useLeaving(ids: string[], book: PictureBook, forget: () => void): { readonly current: boolean } {
  const hasLeft = useRef(false)
  const latest = useRef({ ids, forget })
  latest.current = { ids, forget }
  useEffect(() => {
    hasLeft.current = false
    const leave = () => {
      for (const id of latest.current.ids) leaveHostedPreview(id)
      book.close()
    }
    const hide = () => {
      leave()
      latest.current.forget()
    }
    addEventListener('pagehide', hide)
    return () => {
      removeEventListener('pagehide', hide)
      hasLeft.current = true
      leave()
    }
  }, [book])
  return hasLeft
}
