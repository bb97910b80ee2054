import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { type Download, downloads, images, transformations } from '../database/schema/transformations.ts'

const params = z.object({ id: z.uuid() })

/** Its bytes were sent, or the address where her browser fetches them. */
const SENT = [200, 206, 302]

/**
 * Of a route that hands out a file by the `:id` of its image, or of the transformation: writes down that it was taken, once
 * all of it is sent. Where nothing can be written, she has her file all the same.
 */
export const notesDownload = ({ database }: Pick<Context, 'database'>, what: Download) => ({
  onResponse: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method !== 'GET' || !SENT.includes(reply.statusCode) || reply.raw.errored) return
    const { id } = params.parse(request.params)
    try {
      await (what === 'archive' ? noteArchive(database, id) : noteImage(database, id, what))
    } catch (cause) {
      request.log.error({ err: cause }, 'a download is not written down')
    }
  },
})

/** Of a free one no bank asks. */
const isOrdered = isNotNull(transformations.orderId)

async function noteArchive(database: Queryable, id: string): Promise<void> {
  const [ordered] = await database
    .select({ id: transformations.id })
    .from(transformations)
    .where(and(eq(transformations.id, id), isOrdered))
  if (ordered) await write(database, { transformationId: id, what: 'archive', position: 0 })
}

async function noteImage(database: Queryable, id: string, what: Download): Promise<void> {
  const [ordered] = await database
    .select({ transformationId: transformations.id, position: images.position })
    .from(images)
    .innerJoin(transformations, eq(transformations.id, images.transformationId))
    .where(and(eq(images.id, id), isOrdered))
  if (ordered) await write(database, { ...ordered, what })
}

const write = (
  database: Queryable,
  taken: Pick<typeof downloads.$inferInsert, 'transformationId' | 'what' | 'position'>,
) =>
  database
    .insert(downloads)
    .values(taken)
    .onConflictDoUpdate({
      target: [downloads.transformationId, downloads.what, downloads.position],
      set: { lastAt: sql`now()` },
    })

/** Of one person: what she is told of it. */
export const gatherDownloads = (database: Queryable, userId: string) =>
  database
    .select({
      transformation: downloads.transformationId,
      what: downloads.what,
      image: downloads.position,
      firstAt: downloads.firstAt,
      lastAt: downloads.lastAt,
    })
    .from(downloads)
    .innerJoin(transformations, eq(transformations.id, downloads.transformationId))
    .where(eq(transformations.userId, userId))
    .orderBy(downloads.firstAt)
