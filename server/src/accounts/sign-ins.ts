import { SIGN_IN_ABSOLUTE_DAYS, SIGN_IN_IDLE_DAYS } from '@app/domain/accounts/account-rules.ts'
import { and, count, eq, getTableColumns, ne, not, type SQL, sql } from 'drizzle-orm'
import { type Database, type Queryable, statementName } from '../database/client.ts'
import { type Proof, personChanges, signIns, users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { AskedTogether } from './access/asked-together.ts'
import { newToken, tokenHash } from './tokens.ts'

export type Person = typeof users.$inferSelect

const VISITED = { lastVisitAt: sql`now()` }

/** In hours: where the clocks of the database's time zone change, a day of its calendar is an hour longer or shorter. */
const IDLE_LIFE = sql`make_interval(hours => ${SIGN_IN_IDLE_DAYS * 24}::int)`
export const SIGN_IN_LIFE = sql`make_interval(hours => ${SIGN_IN_ABSOLUTE_DAYS * 24}::int)`

/**
 * Opens a sign-in and returns its token, the only time it is seen. The password that was checked must still be hers:
 * one that is being changed at this moment ends every sign-in, and would miss this one. So would being blocked. Her row is
 * held by what is written into it: whoever changes it at the same moment comes before, and is seen, or after.
 */
export async function openSignIn(
  database: Database,
  { id, passwordHash }: Person,
  proof: Proof,
): Promise<string> {
  const token = newToken()
  const opened = await database.execute(sql`
    with her as (
      update users set last_visit_at = now()
        where id = ${id} and password_hash = ${passwordHash} and blocked_at is null returning id
    )
    insert into sign_ins (token_hash, user_id, proof, expires_at)
      select ${tokenHash(token)}, id, ${proof}, now() + ${SIGN_IN_LIFE} from her returning user_id`)
  if (opened.rows.length === 0) refuse('credentials_wrong')
  return token
}

export const isAlive = (): SQL =>
  sql`(${signIns.expiresAt} > now() and ${signIns.lastUsedAt} > now() - ${IDLE_LIFE})`

/** What a route wants to know of her in the same question as who she is: an expression over `users`. */
export interface Along {
  name: string
  of: SQL
}

/** Seconds it is still alive, unless she uses the site; seconds until it is to be written down again that she does. */
export const ALIVE_SECONDS = sql`extract(epoch from least(${signIns.expiresAt}, ${signIns.lastUsedAt} + ${IDLE_LIFE}) - now())`
export const FRESH_SECONDS = sql`extract(epoch from ${signIns.lastUsedAt} + interval '1 hour' - now())`

const PERSON = Object.entries(getTableColumns(users))
const IS_MOMENT = PERSON.map(([, column]) => column.dataType === 'date')

/** One value instead of thirty columns: reading them cost more than asking. */
type Told = [unknown[], Proof, number, number, number, unknown]
const told = (along?: Along) => sql<Told>`json_build_array(
  json_build_array(${sql.join(
    PERSON.map(([, column]) => sql`${column}`),
    sql`, `,
  )}), ${signIns.proof}, ${personChanges.counter}, ${ALIVE_SECONDS}, ${FRESH_SECONDS}, ${along?.of ?? sql`null`})`

/** Whose sign-in a token is; null when it is unknown, too old or idle for too long. */
export type FindPerson = (token: string) => Promise<FoundPerson | null>

/** Asked with nearly every request: prepared once, and one statement for all who ask at the same time. */
export function preparePerson(database: Database, along?: Along): FindPerson {
  const statement = database
    .select({ place: sql<number>`asked.place::int`, told: told(along) })
    .from(sql`unnest(${sql.placeholder('tokens')}::text[]) with ordinality as asked (token, place)`)
    .innerJoin(signIns, sql`${signIns.tokenHash} = asked.token and ${isAlive()}`)
    .innerJoin(users, eq(users.id, signIns.userId))
    .innerJoin(personChanges, eq(personChanges.userId, signIns.userId))
    .prepare(statementName(database, `person_${along?.name ?? 'alone'}`))
  const together = new AskedTogether((tokens: string[]) => statement.execute({ tokens }), foundIn)
  return (token) => together.put(token)
}

export interface FoundPerson {
  userId: string
  /** Null where only a file of hers is asked for. */
  person: Person | null
  proof: Proof
  /** How often something of hers has changed (migration 0033). */
  counter: number
  aliveSeconds: number
  freshSeconds: number
  along: unknown
}

function foundIn([her, proof, counter, aliveSeconds, freshSeconds, along]: Told): FoundPerson {
  const person = Object.fromEntries(
    PERSON.map(([name], place) => [name, IS_MOMENT[place] ? momentOf(her[place]) : her[place]]),
  ) as Person
  return { userId: person.id, person, proof, counter, aliveSeconds, freshSeconds, along }
}

const momentOf = (text: unknown): Date | null => (text === null ? null : new Date(String(text)))

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
