import { photosNeeded } from '@app/domain/catalogue/packages.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { photosMissing } from '@app/domain/photos/photo-rules.ts'
import { useBaseStyles, usePackages } from '../catalogue/catalogue-queries.ts'
import { useCarriedStyles } from '../preview/use-carried-styles.ts'
import type { MissedStyle } from './use-style-check.ts'

/**
 * A style or package that is not offered any more (a free one used up meanwhile), or that her photos do not carry, in the
 * tone she chose, or are too few for, has to be chosen anew.
 * @param missed what is known of the style she chose before anything is of the others
 */
export function useOffered(draft: Draft | null, missed: MissedStyle | null): Draft | null {
  const styles = useBaseStyles().data
  const packages = usePackages().data
  const { whyNot } = useCarriedStyles(false)
  if (!draft) return null
  const isOffered = (list: readonly { id: string }[] | undefined, id: string | null) =>
    !list || list.some((each) => each.id === id)
  const canHave = (style: Draft['baseStyle']) =>
    style !== null &&
    missed?.style !== style &&
    isOffered(styles, style) &&
    whyNot(style, draft.tone) === null
  const isLocked = (type: Draft['packageType']) =>
    packages?.some(({ id, lock }) => id === type && lock !== null) ?? false
  const canTake = (type: Draft['packageType']) =>
    isOffered(packages, type) &&
    !isLocked(type) &&
    photosMissing(draft.uploadedImages, photosNeeded(type)) === 0
  return {
    ...draft,
    baseStyle: canHave(draft.baseStyle) ? draft.baseStyle : null,
    packageType: canTake(draft.packageType) ? draft.packageType : null,
  }
}
