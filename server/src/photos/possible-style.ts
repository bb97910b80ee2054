import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { photoCounts } from '@app/domain/photos/photo-rules.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import type { Context } from '../context.ts'
import type { EnginePhoto } from '../engines/engine.ts'
import { refuse } from '../errors.ts'
import { photoRowsOf } from './queries.ts'

/** The photos of a draft that images may be made of: those that were checked and count. */
export async function enginePhotosOf(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  draftId: string,
): Promise<EnginePhoto[]> {
  const rows = await photoRowsOf(database, draftId)
  return rows
    .filter(({ report, verdicts }) => report !== null && photoCounts(verdicts))
    .map(({ id, file, report }) => ({ id, file: storage.path(file), report: report as PhotoReport }))
}

/**
 * Asks the engine, before anything is bought, whether the photos of a draft carry a style. May read photos, which takes
 * seconds: never within a transaction.
 * @throws RefusalError style_impossible
 */
export async function ensurePossible(
  context: Pick<Context, 'database' | 'storage' | 'engine'>,
  draftId: string,
  style: BaseStyleId,
): Promise<void> {
  const impossible = await context.engine.impossibleStyles(await enginePhotosOf(context, draftId), [style])
  if (impossible.length > 0) refuse('style_impossible')
}
