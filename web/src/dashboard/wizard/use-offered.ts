import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { useBaseStyles, usePackages } from '../catalogue/catalogue-queries.ts'
import { useImpossibleStyles } from '../preview/use-impossible-styles.ts'

/**
 * A style or package that is not offered any more (a free one used up meanwhile), or that her photos do not carry, has to
 * be chosen anew.
 */
export function useOffered(draft: Draft | null): Draft | null {
  const styles = useBaseStyles().data
  const packages = usePackages().data
  const impossible = useImpossibleStyles(false)
  if (!draft) return null
  const isOffered = (list: readonly { id: string }[] | undefined, id: string | null) =>
    !list || list.some((each) => each.id === id)
  const canHave = (style: Draft['baseStyle']) =>
    style !== null && isOffered(styles, style) && !impossible.has(style)
  return {
    ...draft,
    baseStyle: canHave(draft.baseStyle) ? draft.baseStyle : null,
    packageType: isOffered(packages, draft.packageType) ? draft.packageType : null,
  }
}
