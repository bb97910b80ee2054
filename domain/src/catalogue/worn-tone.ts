import { BASE_STYLES, type BaseStyleAttributes, type BaseStyleId } from './base-styles.ts'
import { LIGHTEST_DEPTH, readTone } from './tones.ts'

/** The tone a style is worn in. @param chosen null: the style's own */
export const wornTone = (style: BaseStyleId, chosen: string | null): string =>
  chosen ?? BASE_STYLES[style].tone

/** What she chose, where that is another tone than the style's own; null where it is the same picture. */
export const otherTone = <Tone extends string>(style: BaseStyleId, chosen: Tone | null): Tone | null =>
  chosen === BASE_STYLES[style].tone ? null : chosen

/** The depths something can be shown in: whole ones, both ends included. */
export interface Depths {
  from: number
  upTo: number
}

/** Those a style can be worn in at all, whatever the photo. */
export function depthsOfStyle(style: BaseStyleId): Depths {
  const { deepest = 1 }: BaseStyleAttributes = BASE_STYLES[style]
  return { from: deepest, upTo: LIGHTEST_DEPTH }
}

/** Why a tone cannot be chosen: lighter than her photos carry, or too deep for what lightens her hair. */
export const TONE_MISSES = ['too_light', 'too_deep'] as const
export type ToneMiss = (typeof TONE_MISSES)[number]

/** Null where it can be. The style's own tone always can: it is made as light as her photos carry. */
export function missOfTone(
  style: BaseStyleId,
  chosen: string | null,
  { from, upTo }: Depths,
): ToneMiss | null {
  const other = otherTone(style, chosen)
  if (other === null) return null
  const { depth } = readTone(other)
  if (depth > upTo) return 'too_light'
  return depth < from ? 'too_deep' : null
}
