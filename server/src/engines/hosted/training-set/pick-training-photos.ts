import { photoCounts } from '@app/domain/photos/photo-rules.ts'
import { type EnginePhoto, promisingFirst } from '../../engine.ts'

/** More do not make a likeness better, and cost as much again. */
export const MOST_TRAINING_PHOTOS = 20

/**
 * The photos to learn from, the best first: those that count, each once, since a twin would be learned as what she
 * always looks like.
 * @param areTwins whether two fingerprints are those of one photo: who takes them knows
 */
export function pickTrainingPhotos<Photo extends Pick<EnginePhoto, 'report'>>(
  photos: readonly Photo[],
  areTwins: (fingerprint: string, other: string) => boolean,
): Photo[] {
  const picked: Photo[] = []
  for (const photo of promisingFirst(photos)) {
    if (picked.length === MOST_TRAINING_PHOTOS) break
    const { verdicts, fingerprint } = photo.report
    const isTwin = picked.some(({ report }) => areTwins(report.fingerprint, fingerprint))
    if (photoCounts(verdicts) && !isTwin) picked.push(photo)
  }
  return picked
}
