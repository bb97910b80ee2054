import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Context } from '../context.ts'
import { looks } from '../database/schema/looks.ts'
import { prepareUpload, writeSent } from '../photos/photos.ts'
import { CHECK_LOOK } from './check.ts'

export interface NewLook {
  baseStyle: BaseStyleId
  operatorId: string | null
  stream: Readable
}

/** At a terminal there is no queue: a worker finds what waits. */
type Adding = Pick<Context, 'database' | 'storage' | 'scratch'> & Partial<Pick<Context, 'jobs'>>

/**
 * A picture as it is sent, kept as a photo is: judged by its content, decoded under the pixel limit, turned upright,
 * stripped. Nothing wears it before it was checked and published.
 * @returns null where this picture shows this style already
 * @throws PhotoRefused
 */
export function addLook(
  context: Adding,
  { baseStyle, operatorId, stream }: NewLook,
): Promise<{ id: string } | null> {
  const id = randomUUID()
  const [file, thumbnail] = [`looks/${id}.jpg`, `looks/${id}.small.webp`]
  return context.scratch.withFolder(async (folder) => {
    const sent = join(folder, 'sent')
    const checksum = await writeSent(stream, sent)
    const made = { upright: join(folder, 'upright.jpg'), small: join(folder, 'small.webp') }
    const size = await prepareUpload(sent, made)
    // What was sent still says where it was taken: it goes before anything of it is kept.
    await rm(sent)
    let isNew = false
    try {
      await context.storage.put(file, made.upright)
      await context.storage.put(thumbnail, made.small)
      isNew = await keep(context, { id, baseStyle, operatorId, file, thumbnail, checksum, ...size })
    } finally {
      if (!isNew) await context.storage.remove(file, thumbnail)
    }
    if (!isNew) return null
    context.jobs?.notify(CHECK_LOOK)
    return { id }
  })
}

/** The row and its check, in one transaction; false where this picture is there already. */
const keep = (
  { database, jobs }: Adding,
  row: typeof looks.$inferInsert & { id: string },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const added = await tx.insert(looks).values(row).onConflictDoNothing().returning({ id: looks.id })
    if (added.length === 0) return false
    await jobs?.send(tx, CHECK_LOOK, { lookId: row.id })
    return true
  })
