import { BASE_STYLES, isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'

/** The tone that the catalogue sells a style in. */
export function toneOf(style: string): string {
  if (!isBaseStyleId(style)) throw new RangeError(`Expected a style of the catalogue, got ${style}`)
  return BASE_STYLES[style].tone
}
