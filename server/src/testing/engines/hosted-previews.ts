import { randomUUID } from 'node:crypto'
import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import {
  type HostedPreview,
  hostedPreviewAnswer,
  hostedPreviewAsked,
} from '@app/domain/preview/hosted-preview-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { photos } from '../../database/schema/photos.ts'
import { hostedPreviews } from '../../database/schema/preview.ts'
import { pictureOf } from '../../preview/hosted/rows.ts'
import type { Someone } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import { layStandIns } from './stand-ins.ts'

export const askPreview = (
  { visitor }: Pick<Someone, 'visitor'>,
  photosTo: Maker[] = [],
  style: BaseStyleId = 'pixie',
) => visitor.post(api.hostedPreviews(), { style, photosTo })

/** One that was not refused. */
export async function askedPreview(her: Someone, photosTo: Maker[] = []) {
  const answer = await askPreview(her, photosTo)
  if (answer.statusCode !== 202) throw new Error(`no preview: ${answer.body}`)
  return hostedPreviewAsked.parse(answer.json())
}

/** What she is told of it; the code of the refusal where it is not there for her. */
export async function previewSeenBy({ visitor }: Someone, id: string): Promise<HostedPreview | string> {
  const answer = await visitor.get(api.hostedPreview(id))
  return answer.statusCode === 200 ? hostedPreviewAnswer.parse(answer.json()) : answer.json().code
}

export const previewRow = async ({ context }: TestApp, id: string) =>
  (await context.database.select().from(hostedPreviews).where(eq(hostedPreviews.id, id)))[0]

/** One of hers as it is once it was asked for, and made where it is ready: without any service. */
export async function layPreview(
  { context }: TestApp,
  her: Someone,
  changes: PgUpdateSetSource<typeof hostedPreviews> = {},
): Promise<string> {
  const [photo] = await context.database.select().from(photos).where(eq(photos.userId, her.id)).limit(1)
  const row = {
    ...{ id: randomUUID(), userId: her.id, photoId: photo?.id ?? null, style: 'pixie', engine: 'fal' },
    ...{ photosTo: ['fal'], state: 'ready', readyAt: new Date(), ...changes },
  } as typeof hostedPreviews.$inferInsert & { id: string }
  await context.database.insert(hostedPreviews).values(row)
  if (row.state === 'ready') await layStandIns(context, { background: '#8a5a44' }, [pictureOf(row)])
  return row.id
}
