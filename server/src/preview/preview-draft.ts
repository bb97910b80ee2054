import { photoCounts } from '@app/domain/photos/photo-rules.ts'
import type { CarriedStyles } from '@app/domain/preview/preview-api.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import { fileKey } from '@app/hair/files/file-key.ts'
import type { Context } from '../context.ts'
import { findOpenDraft } from '../drafts/drafts.ts'
import type { AskedStyles } from '../engines/engine.ts'
import { RefusalError, refuse } from '../errors.ts'
import { lendPhotosThatTell, type PhotoRow, photoRowsOf } from '../photos/photos.ts'
import type { PreviewMaker } from './preview-maker.ts'
import type { Shelved, SketchShelf } from './sketch-shelf.ts'

/** A photo that was read already is kept where its score reaches so much of the best one's. */
const NEARLY = 0.85
/** After so many photos of hers that will not do, the drawings stay. */
const TRIED = 3

/** What the photos of her draft carry, or the best so many of them, of all styles or those asked about. */
export async function carriedStyles(
  { database, storage, engine }: Pick<Context, 'database' | 'storage' | 'engine'>,
  userId: string,
  { photos: most, ...asked }: AskedStyles & { photos?: number | undefined },
): Promise<CarriedStyles> {
  const draft = (await findOpenDraft(database, userId)) ?? refuse('draft_missing')
  return lendPhotosThatTell({ database, storage }, draft.id, (photos) =>
    engine.carriedStyles(photos.slice(0, most), asked),
  )
}

/**
 * Sketches the best photo of her draft that can be previewed; a photo sketched before, or being sketched, is not read
 * again, and stays the one that is shown until another is clearly better: she sends them one after the other.
 */
export async function sketchDraft(
  context: Pick<Context, 'database' | 'storage' | 'engine'>,
  { shelf, maker }: { shelf: SketchShelf; maker: PreviewMaker },
  userId: string,
): Promise<Shelved> {
  const draft = (await findOpenDraft(context.database, userId)) ?? refuse('draft_missing')
  let why: RefusalError | null = null
  const photos = readFirst(bestOf(await photoRowsOf(context.database, draft.id)), shelf)
  for (const { id, file } of photos.slice(0, TRIED)) {
    try {
      return await shelf.ofPhoto(id, async () => {
        shelf.makeRoom()
        // Once anything is known of a photo, its file is read.
        return context.storage.lend(async (pathOf) => {
          const path = await pathOf(file)
          const photo = { userId, id, fileKey: await fileKey(path) }
          // The same one in another draft, or sent again.
          const known = shelf.putAgain(photo)
          if (known) return known
          const order = context.engine.offeredStyles()
          const reading = maker.sketch(path, { isChecked: true, order })
          await reading.moreThan(0, order)
          return shelf.put(reading, photo)
        })
      })
    } catch (cause) {
      if (!(cause instanceof RefusalError) || cause.code === 'preview_busy') throw cause
      why ??= cause
    }
  }
  throw why ?? new RefusalError('preview_no_photo')
}

/** @param photos the best first */
function readFirst(photos: PhotoRow[], shelf: SketchShelf): PhotoRow[] {
  const [best] = photos
  const read = photos.find(
    (photo) => best && scoreOf(photo) >= NEARLY * scoreOf(best) && shelf.hasPhoto(photo.id),
  )
  return read ? [read, ...photos.filter((photo) => photo !== read)] : photos
}

const scoreOf = ({ report }: PhotoRow): number => (report as PhotoReport | null)?.score ?? 0

/** Those that count, the best first. */
export const bestOf = (photos: PhotoRow[]): PhotoRow[] =>
  photos.filter(({ verdicts }) => photoCounts(verdicts)).sort((one, other) => scoreOf(other) - scoreOf(one))
