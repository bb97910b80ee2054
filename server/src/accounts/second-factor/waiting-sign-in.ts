import { WAITING_SIGN_IN_MINUTES } from '@app/domain/accounts/account-rules.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../../database/client.ts'
import { users, waitingSignIns } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import { SecretCookie } from '../../plugins/secure-cookies.ts'
import { holdPassword } from '../reauthenticate.ts'
import type { Person } from '../sign-ins.ts'
import { newToken, tokenHash } from '../tokens.ts'

const cookie = new SecretCookie('second_factor', {
  path: '/',
  sameSite: 'strict',
  maxAgeSeconds: WAITING_SIGN_IN_MINUTES * 60,
})

/** By the clock that says later whether it is over. */
export const WAITING_SIGN_IN_LIFE = sql`make_interval(mins => ${WAITING_SIGN_IN_MINUTES}::int)`

/** Her password was right: this browser may say the code. The password must still be hers when that is written down. */
export async function awaitCode(
  database: Database,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  person: Person,
): Promise<void> {
  const token = newToken()
  await database.transaction(async (tx) => {
    await holdPassword(tx, person)
    await tx.insert(waitingSignIns).values({
      ...{ tokenHash: tokenHash(token), userId: person.id },
      expiresAt: sql`now() + ${WAITING_SIGN_IN_LIFE}`,
    })
  })
  cookie.set(request, reply, token)
}

/** Who waits in this browser. */
export async function personWaiting(database: Database, request: FastifyRequest): Promise<Person> {
  const token = cookie.read(request) ?? refuse('second_factor_over')
  const [found] = await database
    .select({ person: users })
    .from(waitingSignIns)
    .innerJoin(users, eq(users.id, waitingSignIns.userId))
    .where(and(eq(waitingSignIns.tokenHash, tokenHash(token)), gt(waitingSignIns.expiresAt, sql`now()`)))
  return found?.person ?? refuse('second_factor_over')
}

/** She waits no more; a second answer with the same cookie opens nothing. */
export async function endWaiting(
  database: Database,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const ended = await database
    .delete(waitingSignIns)
    .where(eq(waitingSignIns.tokenHash, tokenHash(cookie.read(request) ?? '')))
    .returning({ userId: waitingSignIns.userId })
  cookie.clear(request, reply)
  if (ended.length === 0) refuse('second_factor_over')
}

/** Within what changes her password. */
export async function endAllWaiting(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(waitingSignIns).where(eq(waitingSignIns.userId, userId))
}

export async function forgetWaiting(database: Database): Promise<void> {
  await database.delete(waitingSignIns).where(lt(waitingSignIns.expiresAt, sql`now()`))
}
