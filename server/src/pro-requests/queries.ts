import type { ProRequestAnswer } from '@app/domain/pro-requests/pro-requests-api.ts'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { proRequests } from '../database/schema/pro-requests.ts'

/** Her latest request, as she is told of it. */
export async function describeRequest(database: Queryable, userId: string): Promise<ProRequestAnswer> {
  const [latest] = await database
    .select()
    .from(proRequests)
    .where(eq(proRequests.userId, userId))
    .orderBy(desc(proRequests.createdAt))
    .limit(1)
  if (!latest) return { request: null }
  const { status, salonName, siret, createdAt, decidedAt } = latest
  return {
    request: {
      ...{ status, salonName, siret },
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    },
  }
}
