import { type Analysis, readFraming } from '../analysis/analyse.ts'
import type { Reshaped } from '../cut/layer/own-hair.ts'
import { type FramedPortrait, PORTRAIT } from '../face/frame-portrait.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Worn } from '../strands/wear-strands.ts'
import { drawLarge } from './draw-large.ts'
import { grownAtSize } from './grown-at-size.ts'
import { movedAtSize } from './moved-at-size.ts'

/** Hair that was changed, and all that is known of it beyond the picture. */
export type ChangedHair = Reshaped | Worn

/** Whether her photo shows its portrait in more pixels than we bring it to. */
export const isLarger = ({ area }: Pick<FramedPortrait, 'area'>): boolean =>
  area.w > PORTRAIT.w && area.h > PORTRAIT.h

/**
 * The picture in all the pixels that her photo has in its framing; null where these are no more than the portrait's.
 * @throws HairError when the photo cannot be read again
 */
export async function makeLarge(
  file: string,
  analysis: Analysis,
  changed: ChangedHair,
): Promise<Picture | null> {
  if (!isLarger(analysis)) return null
  const photo = await readFraming(file, analysis)
  const { picture: before, face } = analysis
  const hair =
    'rendered' in changed
      ? await grownAtSize(changed, face, photo)
      : changed.moved && movedAtSize(changed.moved, before, photo)
  return drawLarge({ before, after: changed.picture, photo, hair })
}
