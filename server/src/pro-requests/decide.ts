import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { makePro } from '../accounts/accounts.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { proRequests } from '../database/schema/pro-requests.ts'

/** What deciding needs of the context: an operator's terminal has no more. */
type OperatorContext = Pick<Context, 'database' | 'mailer' | 'publicUrl'>
type Decided = { email: string; salonName: string } | null

/** Open requests, the oldest first. */
export const listOpenRequests = (database: Queryable) =>
  database
    .select({
      email: users.email,
      salonName: proRequests.salonName,
      siret: proRequests.siret,
      createdAt: proRequests.createdAt,
    })
    .from(proRequests)
    .innerJoin(users, eq(users.id, proRequests.userId))
    .where(eq(proRequests.status, 'pending'))
    .orderBy(asc(proRequests.createdAt))

/** Makes her a professional, under the name and number she gave. Null when no request of hers is open. */
export const acceptPro = (context: OperatorContext, email: string): Promise<Decided> =>
  context.database.transaction(async (tx) => {
    const decided = await decide(context, tx, email, 'accepted')
    if (decided) await makePro(tx, decided.userId, decided)
    return decided
  })

/** Her account stays as it is, and she may ask again. */
export const refusePro = (context: OperatorContext, email: string): Promise<Decided> =>
  context.database.transaction((tx) => decide(context, tx, email, 'refused'))

async function decide(
  context: OperatorContext,
  tx: Queryable,
  email: string,
  status: 'accepted' | 'refused',
) {
  const [her] = await tx
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)))
  if (!her) return null
  const [request] = await tx
    .update(proRequests)
    .set({ status, decidedAt: sql`now()` })
    .where(and(eq(proRequests.userId, her.id), eq(proRequests.status, 'pending')))
    .returning()
  if (!request) return null
  const { salonName, siret } = request
  await context.mailer.post(tx, {
    to: her.email,
    userId: her.id,
    language: her.language,
    kind: `pro_${status}`,
    values: { firstName: her.firstName, salonName },
    link: context.publicUrl() + pages.dashboard(),
    dedupeKey: `${request.id}:${status}`,
  })
  return { userId: her.id, email: her.email, salonName, siret }
}
