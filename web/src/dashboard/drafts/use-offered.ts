import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { useBaseStyles, usePackages } from '../catalogue/catalogue-queries.ts'

/** A style or package that is not offered any more (a free one used up meanwhile) has to be chosen anew. */
export function useOffered(draft: Draft | null): Draft | null {
  const styles = useBaseStyles().data
  const packages = usePackages().data
  if (!draft) return null
  const isOffered = (list: readonly { id: string }[] | undefined, id: string | null) =>
    !list || list.some((each) => each.id === id)
  return {
    ...draft,
    baseStyle: isOffered(styles, draft.baseStyle) ? draft.baseStyle : null,
    packageType: isOffered(packages, draft.packageType) ? draft.packageType : null,
  }
}
