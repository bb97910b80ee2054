import { SIGN_IN_ABSOLUTE_DAYS, SIGN_IN_IDLE_DAYS } from '@app/domain/accounts/account-rules.ts'
import { and, count, eq, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { type Proof, signIns, users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { newToken, tokenHash } from './tokens.ts'

export type Person = typeof users.$inferSelect

const VISITED = { lastVisitAt: sql`now()` }

/** In hours: where the clocks of the database's time zone change, a day of its calendar is an hour longer or shorter. */
const IDLE_LIFE = sql`make_interval(hours => ${SIGN_IN_IDLE_DAYS * 24}::int)`
export const SIGN_IN_LIFE = sql`make_interval(hours => ${SIGN_IN_ABSOLUTE_DAYS * 24}::int)`

/**
 * Opens a sign-in and returns its token, the only time it is seen. The password that was checked must still be hers:
 * one that is being changed at this moment ends every sign-in, and would miss this one.
 */
export async function openSignIn(
  database: Database,
  { id, passwordHash }: Person,
  proof: Proof,
): Promise<string> {
  const token = newToken()
  const expiresAt = sql`now() + ${SIGN_IN_LIFE}`
  await database.transaction(async (tx) => {
    const hers = and(eq(users.id, id), eq(users.passwordHash, passwordHash))
    const found = await tx.select({ id: users.id }).from(users).where(hers).for('no key update')
    if (found.length === 0) refuse('credentials_wrong')
    await tx.insert(signIns).values({ tokenHash: tokenHash(token), userId: id, proof, expiresAt })
    await tx.update(users).set(VISITED).where(eq(users.id, id))
  })
  return token
}

const isAlive = (): SQL =>
  sql`(${signIns.expiresAt} > now() and ${signIns.lastUsedAt} > now() - ${IDLE_LIFE})`

/** Whose sign-in this is; `null` when it is unknown, too old or idle for too long. */
export async function findPerson(
  database: Database,
  token: string,
): Promise<{ person: Person; proof: Proof; stale: boolean } | null> {
  const [found] = await database
    .select({
      person: users,
      proof: signIns.proof,
      stale: sql<boolean>`${signIns.lastUsedAt} < now() - interval '1 hour'`,
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(eq(signIns.tokenHash, tokenHash(token)), isAlive()))
  return found ?? null
}

/** It ended by its age: nobody ended it. Told apart for as long as its row is kept (forget-expired.ts). */
export async function hasExpired(database: Database, token: string): Promise<boolean> {
  const known = await database
    .select({ userId: signIns.userId })
    .from(signIns)
    .where(and(eq(signIns.tokenHash, tokenHash(token)), not(isAlive())))
  return known.length > 0
}

/** A person used the site. Background polling never calls this (product rule 18). */
export async function touchSignIn(database: Database, token: string): Promise<void> {
  const [touched] = await database
    .update(signIns)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(signIns.tokenHash, tokenHash(token)))
    .returning({ userId: signIns.userId })
  if (touched) await database.update(users).set(VISITED).where(eq(users.id, touched.userId))
}

export async function closeSignIn(database: Database, token: string): Promise<void> {
  await database.delete(signIns).where(eq(signIns.tokenHash, tokenHash(token)))
}

/** Every sign-in of hers but the one of this token. */
const others = (userId: string, token = '') =>
  and(eq(signIns.userId, userId), ne(signIns.tokenHash, tokenHash(token)))

export async function countOtherSignIns(
  database: Database,
  userId: string,
  token: string | undefined,
): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(signIns)
    .where(and(others(userId, token), isAlive()))
  return counted?.total ?? 0
}

/** Within what changes her password, too. Without a token, all of them. */
export async function closeOtherSignIns(
  database: Queryable,
  userId: string,
  token: string | undefined,
): Promise<void> {
  await database.delete(signIns).where(others(userId, token))
}
