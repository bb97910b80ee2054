import { randomUUID } from 'node:crypto'
import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { type Draft, draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { PHOTOS_PER_TRANSFORMATION, type PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { type UploadAnswer, uploadAnswer } from '@app/domain/photos/photos-api.ts'
import { api } from '@app/domain/routes.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { drafts } from '../database/schema/drafts.ts'
import { photos } from '../database/schema/photos.ts'
import { layStandIns } from './engines/stand-ins.ts'
import { type Someone, someone } from './people.ts'
import type { TestApp } from './test-app.ts'

const REPORT: PhotoReport = {
  width: 900,
  height: 1200,
  verdicts: [],
  faces: 1,
  pose: { yaw: 0, pitch: 0, roll: 0 },
  faceWidth: 400,
  sharpness: 1,
  light: 1,
  score: 1,
  fingerprint: '0000000000000000',
  backdrop: [],
}

export const openDraftOf = async ({ visitor }: Someone): Promise<Draft> =>
  draftAnswer.parse((await visitor.get(api.draft())).json()).draft

/** Sends files to her draft that are accepted or refused one by one. */
export async function upload(
  her: Someone,
  ...files: { name: string; bytes: Buffer; type?: string }[]
): Promise<UploadAnswer> {
  const answer = await her.visitor.upload((await openDraftOf(her)).id, files)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return uploadAnswer.strict().parse(answer.json())
}

/** Photos of a draft as they are once received and looked at, without the seconds that takes. */
export async function addPhotos(
  context: Context,
  { id: userId }: Someone,
  draftId: string,
  count: number,
  verdicts: PhotoVerdict[] | null = [],
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID()
    return {
      ...{ id, userId, draftId, verdicts, checksum: id, bytes: 1000, width: 900, height: 1200 },
      file: `photos/${id}.jpg`,
      thumbnail: `photos/${id}.small.webp`,
      report: REPORT,
    }
  })
  await layStandIns(
    context,
    { background: '#8a5a44' },
    rows.flatMap(({ file, thumbnail }) => [file, thumbnail]),
  )
  if (rows.length > 0) await context.database.insert(photos).values(rows)
  return rows.map((row) => row.id)
}

/** Her open draft with a name, a style, a package and this many photos: with 15, ready to be ordered. */
export async function fillDraft(
  { context }: TestApp,
  her: Someone,
  wish: { photos?: number; packageType?: PackageType; baseStyle?: BaseStyleId } = {},
): Promise<Draft> {
  const { id } = await openDraftOf(her)
  await addPhotos(context, her, id, wish.photos ?? PHOTOS_PER_TRANSFORMATION)
  await context.database
    .update(drafts)
    .set({
      name: 'Mon été',
      baseStyle: wish.baseStyle ?? offeredStyle(context),
      packageType: wish.packageType ?? 'pack_5',
    })
    .where(eq(drafts.id, id))
  return openDraftOf(her)
}

export const offeredStyle = (context: Context): BaseStyleId => {
  const [style] = context.engine.offeredStyles()
  if (!style) throw new Error('the engine offers no style')
  return style
}

/** Somebody with a full draft, who has ordered nothing. */
export async function readyToOrder(home: TestApp, kind?: Parameters<typeof someone>[1]): Promise<Someone> {
  const her = await someone(home, kind)
  await fillDraft(home, her)
  return her
}

/** What Suivant asks for with a free package chosen. */
export const createFree = (
  { context }: TestApp,
  { visitor }: Someone,
  {
    packageType,
    baseStyle = offeredStyle(context),
    tone = null,
    photosTo = [],
  }: { packageType: string; baseStyle?: string; tone?: unknown; photosTo?: string[] },
) =>
  visitor.post(api.createTransformation(), {
    ...{ sessionName: 'Mon été', baseStyle, tone, packageType, photosTo },
    paymentMethod: packageType === 'pro_test' ? 'free_pro' : 'free_first',
  })
