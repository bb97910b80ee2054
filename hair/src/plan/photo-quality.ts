import type { CheckedPhoto } from './usable-photos.ts'

/**
 * From `sure` on a matte is as good as any; below `unsure` its pictures are kept back until everything else was used
 * several times over. Set beside the matte's own limit (`matte/matte-faults.ts`).
 */
export const CONFIDENCE = { sure: 0.95, unsure: 0.87 } as const
/** What a photo nobody has read is taken for. */
const UNREAD = 0.92
/** What an unsure matte costs: more than two further uses of a better photo. */
const DOUBT = 1.2

/** How good the images of a photo will be: its score and its matte in equal parts, 0 to 1, far below when unsure. */
export function photoQuality({ report, judgement }: CheckedPhoto): number {
  const confidence = judgement?.confidence ?? UNREAD
  const trust = Math.min(1, Math.max(0, (confidence - 0.8) / (CONFIDENCE.sure - 0.8)))
  return 0.5 * report.score + 0.5 * trust - (confidence < CONFIDENCE.unsure ? DOUBT : 0)
}
