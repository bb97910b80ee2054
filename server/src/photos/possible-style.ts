import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { missOfTone, type ToneMiss } from '@app/domain/catalogue/worn-tone.ts'
import type { ErrorCode } from '@app/domain/errors.ts'
import { photoCounts } from '@app/domain/photos/photo-rules.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import type { Context } from '../context.ts'
import { type EnginePhoto, type OrderAhead, PHOTOS_THAT_TELL, promisingFirst } from '../engines/engine.ts'
import { refuse } from '../errors.ts'
import { type PhotoRow, photoRowsOf } from './queries.ts'

type Lending = Pick<Context, 'database' | 'storage'>

/** A photo that images may be made of, where it is kept. */
type KeptPhoto = Pick<PhotoRow, 'id' | 'file'> & { report: PhotoReport }

/** Lends the photos of a draft that images may be made of: those that were checked and count. */
export async function lendEnginePhotos<Done>(
  context: Lending,
  draftId: string,
  use: (photos: EnginePhoto[]) => Promise<Done>,
): Promise<Done> {
  return lend(context, await countedOf(context, draftId), use)
}

/** Of these the few that tell which styles are impossible. */
export async function lendPhotosThatTell<Done>(
  context: Lending,
  draftId: string,
  use: (photos: EnginePhoto[]) => Promise<Done>,
): Promise<Done> {
  const counted = await countedOf(context, draftId)
  return lend(context, promisingFirst(counted).slice(0, PHOTOS_THAT_TELL), use)
}

const countedOf = async ({ database }: Lending, draftId: string): Promise<KeptPhoto[]> =>
  (await photoRowsOf(database, draftId)).flatMap(({ id, file, report, verdicts }) =>
    report !== null && photoCounts(verdicts) ? [{ id, file, report: report as PhotoReport }] : [],
  )

const lend = <Done>(
  { storage }: Lending,
  photos: KeptPhoto[],
  use: (photos: EnginePhoto[]) => Promise<Done>,
) =>
  storage.lend(async (pathOf) =>
    use(await Promise.all(photos.map(async (photo) => ({ ...photo, file: await pathOf(photo.file) })))),
  )

/** Reads the photos of a draft as far as an order would: it then begins at once. */
export const readAhead = (
  context: Pick<Context, 'database' | 'storage' | 'engine'>,
  draftId: string,
  order: OrderAhead,
): Promise<void> => lendEnginePhotos(context, draftId, (photos) => context.engine.readAhead(photos, order))

/** What is to be bought or begun. */
export interface WantedStyle {
  style: BaseStyleId
  /** Null: the style's own. */
  tone: string | null
  engine: string
}

const MISSED: Record<ToneMiss, ErrorCode> = { too_light: 'tone_too_light', too_deep: 'tone_too_deep' }

/**
 * Asks the engine, before anything is bought, whether the photos of a draft carry a style, and the tone she chose for it.
 * May read photos, which takes seconds: never within a transaction.
 * @throws RefusalError style_impossible, tone_too_light, tone_too_deep
 */
export async function ensurePossible(
  context: Pick<Context, 'database' | 'storage' | 'engine'>,
  draftId: string,
  { style, tone, engine }: WantedStyle,
): Promise<void> {
  const { impossible, depths } = await lendPhotosThatTell(context, draftId, (photos) =>
    context.engine.carriedStyles(photos, { styles: [style], tone, engine }),
  )
  if (impossible.length > 0) refuse('style_impossible')
  for (const carried of depths) {
    const miss = missOfTone(style, tone, carried)
    if (miss) refuse(MISSED[miss])
  }
}
