import type { Transformation } from '@app/domain/transformations/transformations-api.ts'

const NOTHING = { credits: 0, cents: 0 }

/** What the run that has just ended brought, images and money, apart from what she had before it. */
export function whatCame(
  now: Transformation,
  before?: Transformation,
): { count: number; refund: NonNullable<Transformation['refund']> } {
  const back = now.refund ?? NOTHING
  if (!before?.extension) return { count: now.imagesCount, refund: back }
  const had = before.refund ?? NOTHING
  return {
    count: made(now) - (made(before) - before.extension.ready),
    refund: { credits: back.credits - had.credits, cents: back.cents - had.cents },
  }
}

/** What she deleted was made. */
const made = (transformation: Transformation): number =>
  transformation.imagesCount + transformation.imagesDeleted
