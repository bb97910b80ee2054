import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { photoCounts } from '@app/domain/photos/photo-rules.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import type { Context } from '../context.ts'
import type { EnginePhoto } from '../engines/engine.ts'
import { refuse } from '../errors.ts'
import { photoRowsOf } from './queries.ts'

/** Lends the photos of a draft that images may be made of: those that were checked and count. */
export async function lendEnginePhotos<Done>(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  draftId: string,
  use: (photos: EnginePhoto[]) => Promise<Done>,
): Promise<Done> {
  const rows = await photoRowsOf(database, draftId)
  const counted = rows.filter(({ report, verdicts }) => report !== null && photoCounts(verdicts))
  return storage.lend(async (pathOf) => {
    const lent = counted.map(async ({ id, file, report }) => ({
      ...{ id, file: await pathOf(file), report: report as PhotoReport },
    }))
    return use(await Promise.all(lent))
  })
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
  engine: string,
): Promise<void> {
  const impossible = await lendEnginePhotos(context, draftId, (photos) =>
    context.engine.impossibleStyles(photos, [style], engine),
  )
  if (impossible.length > 0) refuse('style_impossible')
}
