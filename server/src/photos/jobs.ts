import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import type { Context } from '../context.ts'
import type { JobDefinition } from '../plugins/queue.ts'
import { findForCheck, otherFingerprints, saveVerdicts } from './queries.ts'

export const CHECK_PHOTO: JobDefinition<{ photoId: string }> = {
  name: 'check-photo',
  concurrency: 2,
  options: { retryLimit: 3, retryDelay: 1, heartbeatSeconds: 10, expireInSeconds: 300 },
}

/** Looks at one photo in a picture thread and writes down what it found. Repeating it changes nothing. */
export async function checkPhoto(
  context: Pick<Context, 'database' | 'pixels' | 'storage'>,
  { photoId }: { photoId: string },
): Promise<void> {
  const photo = await findForCheck(context.database, photoId)
  if (!photo || photo.verdicts) return
  const report: PhotoReport = await context.storage.lend(async (pathOf) =>
    context.pixels.checkPhoto(await pathOf(photo.file)),
  )
  const others = await otherFingerprints(context.database, photo)
  const verdicts: PhotoVerdict[] = [...report.verdicts]
  if (others.some((other) => fingerprintsAreNear(other, report.fingerprint))) verdicts.push('duplicate')
  await saveVerdicts(context.database, photo.id, report, verdicts)
}
