import type { Stats } from '@app/domain/accounts/accounts-api.ts'
import { wornTone } from '@app/domain/catalogue/worn-tone.ts'
import { PHOTO_ERRORS, PHOTO_RETENTION_DAYS } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { PROMISED_HOURS } from '@app/domain/transformations/promised.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Image, Transformation } from '@app/domain/transformations/transformations-api.ts'
import { NEXT_TURN, PATIENCE_MINUTES } from '@app/domain/transformations/turns.ts'
import { and, asc, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Along } from '../accounts/accounts.ts'
import type { Queryable } from '../database/client.ts'
import { orders } from '../database/schema/payment.ts'
import { extensions, images, transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'
import type { Run } from './generate-job.ts'
import { estimateOf, findUsualRuns, type UsualRuns } from './waits.ts'

export type TransformationRow = typeof transformations.$inferSelect
export type ImageRow = typeof images.$inferSelect

/** When the run that is under way was asked for: the extension's, or its own. */
const ASKED = (table: 't' | 'transformations') =>
  sql.raw(`coalesce((select e.created_at from extensions e
  where e.transformation_id = ${table}.id and e.finished_at is null), ${table}.created_at)`)

/** What is told of a row; the rest of it is between the house and its engines. */
const { id, name, createdAt, status, baseStyle, tone, packageType, engine, ...more } =
  getTableColumns(transformations)
const { stage, stageQueue, stageProgress, photosRead, imagesOrdered, imagesDeleted, ...ends } = more
const { finishedAt, firstFinishedAt, photosForgottenAt, refundCredits, refundCents, shortReason } = ends
const told = {
  ...{ id, name, createdAt, status, baseStyle, tone, packageType, engine },
  ...{ stage, stageQueue, stageProgress, photosRead, imagesOrdered, imagesDeleted },
  ...{ finishedAt, firstFinishedAt, photosForgottenAt, refundCredits, refundCents, shortReason },
}

/** As the queue has it, which looks now and again who has waited long. */
const TURN = (table: 't' | 'transformations') =>
  sql`(case when ${ASKED(table)} < now() - make_interval(mins => ${PATIENCE_MINUTES}) then ${NEXT_TURN}::int
    else ${sql.identifier(table)}.turn end)`

/** Written out by name: drizzle drops the table's name from columns when it selects from one table. */
const withFacts = {
  ...told,
  imagesReady: sql<number>`(select count(*)::int from images i where i.transformation_id = transformations.id)`,
  coverId: sql<string | null>`(select i.id from images i
    where i.transformation_id = transformations.id order by i.position limit 1)`,
  photosKept: sql<number>`(select count(*)::int from photos p where p.draft_id = transformations.draft_id)`,
  // A free first image may lie beside photos that do not count: nobody reads those.
  photosTotal: sql<number>`(select count(*)::int from photos p where p.draft_id = transformations.draft_id
    and not p.verdicts && ${sql.param(PHOTO_ERRORS)}::text[])`,
  secondsRun: sql<number | null>`extract(epoch from now() - transformations.begun_at)::float8`,
  ahead: sql<number>`(case when transformations.begun_at is not null then 0 else
    (select count(*)::int from transformations t where t.engine = transformations.engine
      and t.finished_at is null and t.begun_at is null
      and (-${TURN('t')}, ${ASKED('t')}) < (-${TURN('transformations')}, ${ASKED('transformations')}))
    + exists (select 1 from transformations t where t.engine = transformations.engine
      and t.finished_at is null and t.begun_at is not null)::int end)`,
  extension: sql<
    Transformation['extension']
  >`(select json_build_object('images', e.images, 'credits', e.credits,
    'ready', (select count(*)::int from images i where i.extension_id = e.id))
    from extensions e where e.transformation_id = transformations.id and e.finished_at is null)`,
}

type WithFacts = Pick<TransformationRow, keyof typeof told> & {
  imagesReady: number
  coverId: string | null
  photosKept: number
  photosTotal: number
  secondsRun: number | null
  ahead: number
  extension: Transformation['extension']
}

/** All that are hers and not deleted, as they are asked for with who she is: the dashboards' question. */
export const transformationsAlong: Along = {
  name: 'transformations',
  of: sql`(select json_agg(json_build_array(${sql.join(
    Object.values(withFacts).map((fact) => sql`${fact}`),
    sql`, `,
  )}) order by transformations.created_at desc)
    from transformations where transformations.user_id = users.id and transformations.deleted_at is null)`,
}

/** @param along what was found by `transformationsAlong` */
export const describeAlong = (database: Queryable, along: unknown): Promise<Transformation[]> =>
  describeAll(database, ((along ?? []) as unknown[][]).map(fromJson))

/** The same asked for by itself. */
export async function listTransformations(database: Queryable, userId: string): Promise<Transformation[]> {
  const rows = await database
    .select(withFacts)
    .from(transformations)
    .where(and(eq(transformations.userId, userId), isNull(transformations.deletedAt)))
    .orderBy(desc(transformations.createdAt))
  return describeAll(database, rows)
}

async function describeAll(database: Queryable, rows: WithFacts[]): Promise<Transformation[]> {
  const usual = await findUsualRuns(database, rows)
  return rows.map((row) => describe(row, usual))
}

const FACTS = Object.keys(withFacts)
/** Copied, each row has all its names from the start: eight times quicker to fill, and to read, than one that grows. */
const BLANK: Record<string, unknown> = Object.fromEntries(FACTS.map((name) => [name, null]))

/** JSON has no moments, only words for them. */
function fromJson(values: readonly unknown[]): WithFacts {
  const facts = { ...BLANK }
  for (const [place, name] of FACTS.entries()) facts[name] = values[place]
  const row = facts as unknown as WithFacts
  row.createdAt = new Date(row.createdAt)
  for (const name of ['finishedAt', 'firstFinishedAt', 'photosForgottenAt'] as const)
    if (row[name] !== null) row[name] = new Date(row[name])
  return row
}

/** Hers and not deleted. */
export const isHers = (userId: string, id: string) =>
  and(eq(transformations.id, id), eq(transformations.userId, userId), isNull(transformations.deletedAt))

/** Hers, with its images in order; another person's does not exist for her. */
export async function findTransformation(
  database: Queryable,
  userId: string,
  id: string,
): Promise<{ transformation: Transformation; images: Image[] }> {
  const [row] = await database.select(withFacts).from(transformations).where(isHers(userId, id))
  if (!row) return refuse('transformation_not_found')
  const usual = await findUsualRuns(database, [row])
  return {
    transformation: describe(row, usual),
    images: (await imageRowsOf(database, id)).map(describeImage),
  }
}

export const imageRowsOf = (database: Queryable, transformationId: string): Promise<ImageRow[]> =>
  database
    .select()
    .from(images)
    .where(eq(images.transformationId, transformationId))
    .orderBy(asc(images.position))

export async function findImage(
  database: Queryable,
  userId: string,
  id: string,
): Promise<ImageRow & { name: string }> {
  const [found] = await database
    .select({ ...getTableColumns(images), name: transformations.name })
    .from(images)
    .innerJoin(transformations, eq(transformations.id, images.transformationId))
    .where(and(eq(images.id, id), eq(images.userId, userId)))
  return found ?? refuse('image_not_found')
}

export async function findTransformationOfOrder(
  database: Queryable,
  orderId: string,
): Promise<string | null> {
  const [found] = await database
    .select({ id: transformations.id })
    .from(transformations)
    .where(and(eq(transformations.orderId, orderId), isNull(transformations.deletedAt)))
  return found?.id ?? null
}

export async function statsOf(database: Queryable, userId: string): Promise<Stats> {
  const [mine] = await database
    .select({ total: count() })
    .from(transformations)
    .where(and(eq(transformations.userId, userId), isNull(transformations.deletedAt)))
  const [made] = await database.select({ total: count() }).from(images).where(eq(images.userId, userId))
  const [spent] = await database
    .select({ cents: sql<number>`coalesce(sum(${orders.amountCents} - ${orders.refundedCents}), 0)::int` })
    .from(orders)
    .where(and(eq(orders.userId, userId), sql`${orders.paidAt} is not null`))
  return {
    totalSessions: mine?.total ?? 0,
    totalImagesGenerated: made?.total ?? 0,
    totalSpent: spent?.cents ?? 0,
  }
}

/** Runs that are not finished in the time that was promised. */
export const findLate = (database: Queryable): Promise<Run[]> =>
  database
    .select({ transformationId: transformations.id, extensionId: extensions.id })
    .from(transformations)
    .leftJoin(
      extensions,
      and(eq(extensions.transformationId, transformations.id), isNull(extensions.finishedAt)),
    )
    .where(and(isNull(transformations.finishedAt), sql`${ASKED('transformations')} < ${promised}`))

const promised = sql`now() - make_interval(hours => ${PROMISED_HOURS}::int)`

const DAY_MS = 86_400_000
export const keptUntil = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + PHOTO_RETENTION_DAYS * DAY_MS)

function describe(row: WithFacts, usual: UsualRuns): Transformation {
  const finished = transformationIs.finished({ status: row.status })
  const delivered = row.firstFinishedAt ?? row.finishedAt
  const gaveBack = row.refundCredits > 0 || row.refundCents > 0
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    imagesCount: row.imagesReady,
    baseStyle: row.baseStyle,
    tone: wornTone(row.baseStyle, row.tone),
    packageType: row.packageType,
    progress: {
      queuePosition: finished ? 0 : row.ahead,
      ...stageOf(row, finished),
      estimate: estimateOf(usual, row),
      photosRead: row.photosRead,
      photosTotal: row.photosTotal,
      imagesReady: row.imagesReady,
      // Of an extension: those she has, and those to come. What she deleted or was given back for is over.
      imagesOrdered: row.extension
        ? row.imagesReady + row.extension.images - row.extension.ready
        : row.imagesOrdered,
    },
    imagesDeleted: row.imagesDeleted,
    sourcePhotos: {
      kept: row.photosKept,
      keptUntil: delivered && keptUntil(delivered).toISOString(),
      forgottenAt: row.photosForgottenAt?.toISOString() ?? null,
    },
    refund: gaveBack ? { credits: row.refundCredits, cents: row.refundCents } : null,
    shortReason: row.shortReason,
    extension: row.extension,
    coverUrl: row.coverId ? api.imageThumbnail(row.coverId) : null,
  }
}

/** A run that failed in the midst of a stage may have left it behind. */
function stageOf({ stage, stageQueue, stageProgress }: WithFacts, finished: boolean) {
  if (finished || !stage) return { stage: null, stageQueue: null, stageProgress: null }
  // Kept in four bytes: 0.4 would be told as 0.4000000059604645.
  return { stage, stageQueue, stageProgress: stageProgress && Math.round(stageProgress * 100) / 100 }
}

type LargeOrNot = Pick<ImageRow, 'file' | 'width' | 'height' | 'largeFile' | 'largeWidth' | 'largeHeight'>

/** What she takes home of an image: the large one, where there is one. */
export function downloadOf(row: LargeOrNot): { key: string; size: Image['downloadSize'] } {
  const { file, width, height, largeFile, largeWidth, largeHeight } = row
  return largeFile && largeWidth && largeHeight
    ? { key: largeFile, size: { width: largeWidth, height: largeHeight } }
    : { key: file, size: { width, height } }
}

/** All files there are of an image. */
export const imageFiles = (
  image: Pick<ImageRow, 'file' | 'thumbnail' | 'beforeFile' | 'largeFile'>,
): string[] => [image.file, image.thumbnail, image.beforeFile ?? [], image.largeFile ?? []].flat()

const describeImage = (row: ImageRow): Image => ({
  id: row.id,
  position: row.position,
  url: api.image(row.id),
  thumbnailUrl: api.imageThumbnail(row.id),
  beforeUrl: row.beforeFile && api.imageBefore(row.id),
  downloadUrl: api.imageDownload(row.id),
  downloadSize: downloadOf(row).size,
  width: row.width,
  height: row.height,
  tone: row.tone,
  favourite: row.favourite,
  softBackdrop: row.softBackdrop,
})
