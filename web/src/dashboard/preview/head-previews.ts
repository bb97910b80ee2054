import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { ExpectedPreview, HeadPreview } from './style-head.tsx'
import { type DraftPreview, isRead } from './use-draft-preview.ts'

interface Cards {
  /** In the order she sees them. */
  shown: readonly BaseStyleId[]
  /** She wants the drawings. */
  isDrawn: boolean
  /** Whether it is known of a style that some photo of hers carries it, or none. */
  isToldOf: (style: BaseStyleId) => boolean
}

/** What stands on each card: the previews come in the order of the cards, those in sight first. */
export function headPreviews(
  preview: DraftPreview,
  { shown, isDrawn, isToldOf }: Cards,
): (style: BaseStyleId) => HeadPreview {
  const places = placesOf(preview, shown)
  const otherwise = (style: BaseStyleId) => {
    if (!isRead(preview)) return 'soon'
    return isToldOf(style) ? null : 'unchecked'
  }
  return (style) => {
    const head = places.get(style) ?? otherwise(style)
    return isDrawn && head !== 'unchecked' ? null : head
  }
}

function placesOf(preview: DraftPreview, shown: readonly BaseStyleId[]): Map<BaseStyleId, ExpectedPreview> {
  if (preview.step !== 'ready') return new Map()
  const found = shown.flatMap((id) => {
    const known = preview.of(id)
    return known ? [{ id, known }] : []
  })
  const paths = found.map(({ known }) => known.path)
  const due = found[0]?.known.book.due(paths) ?? []
  const come = paths.length - due.length
  const total = preview.isWhole ? paths.length : null
  return new Map(
    found.map(
      ({ id, known }) => [id, { ...known, place: come + due.indexOf(known.path) + 1, total }] as const,
    ),
  )
}
