import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import {
  EMAIL_CODE_DIGITS,
  EMAIL_CODE_MINUTES,
  EMAIL_CODE_TRIES,
  EMAIL_CODE_TRIES_A_DAY,
} from '@app/domain/accounts/account-rules.ts'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Database, Queryable } from '../../database/client.ts'
import { emailCodes, users } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import { isUniqueViolation } from '../queries.ts'
import type { Person } from '../sign-ins.ts'
import { confirmAddress } from './confirm-address.ts'

/** By the clock that says later whether it is over. */
export const EMAIL_CODE_LIFE = sql`make_interval(mins => ${EMAIL_CODE_MINUTES}::int)`
/**
 * To try a million codes on a stolen table takes longer on a processor than one of them lives; and one opens nothing to
 * who is not signed in as her. A password, which lives for years, costs more.
 */
const COST = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 } as const

/** A fresh code that proves this address hers; those before it are worth nothing any more. */
export async function newEmailCode(tx: Queryable, userId: string, email: string): Promise<string> {
  const code = randomInt(10 ** EMAIL_CODE_DIGITS)
    .toString()
    .padStart(EMAIL_CODE_DIGITS, '0')
  await tx.update(emailCodes).set({ expiresAt: sql`now()` }).where(isAlive(userId))
  await tx.insert(emailCodes).values({
    ...{ userId, email, codeHash: await hashCode(code) },
    expiresAt: sql`now() + ${EMAIL_CODE_LIFE}`,
  })
  return code
}

/**
 * Confirms the address she has, or the one she moves to. One answer whether the code is wrong, too old, used up or was
 * never sent; of an address that is confirmed already it is no matter.
 */
export async function confirmWithCode(
  context: Pick<Context, 'database' | 'mailer' | 'publicUrl'>,
  person: Person,
  code: string,
): Promise<Person> {
  if (person.emailVerifiedAt && !person.pendingEmail) return person
  const email = person.pendingEmail ?? person.email
  const tried = await countTry(context.database, person.id, email)
  if (!(await isCode(code, tried?.codeHash ?? null)) || !tried) return refuseCode()
  return context.database
    .transaction(async (tx) => {
      const used = await tx
        .update(emailCodes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(emailCodes.id, tried.id), isNull(emailCodes.usedAt)))
        .returning({ id: emailCodes.id })
      if (used.length === 0 || !(await confirmAddress(context, tx, { userId: person.id, email })))
        refuseCode()
      const [after] = await tx.select().from(users).where(eq(users.id, person.id))
      return after ?? refuseCode()
    })
    .catch((cause) => {
      // Somebody has registered this address since she asked for it.
      throw isUniqueViolation(cause) ? refuseCode() : cause
    })
}

/**
 * Counts a try before it is compared, so that a hundred sent at once are not all compared before the first is counted.
 * Null where no code may be tried.
 */
async function countTry(database: Database, userId: string, email: string) {
  const [day] = await database
    .select({ total: sql<number>`coalesce(sum(${emailCodes.tries}), 0)::int` })
    .from(emailCodes)
    .where(and(eq(emailCodes.userId, userId), gt(emailCodes.createdAt, sql`now() - interval '1 day'`)))
  if ((day?.total ?? 0) >= EMAIL_CODE_TRIES_A_DAY) refuse('throttled', { retryAfterSeconds: 3600 })
  const newest = database
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(isAlive(userId), eq(emailCodes.email, email)))
    .orderBy(desc(emailCodes.createdAt))
    .limit(1)
  const [tried] = await database
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(eq(emailCodes.id, newest), isNull(emailCodes.usedAt), lt(emailCodes.tries, EMAIL_CODE_TRIES)))
    .returning()
  return tried ?? null
}

/** Old codes, and with them the tries they counted. */
export async function forgetOldCodes(database: Database): Promise<void> {
  await database.delete(emailCodes).where(lt(emailCodes.createdAt, sql`now() - interval '1 day'`))
}

const isAlive = (userId: string) => and(eq(emailCodes.userId, userId), gt(emailCodes.expiresAt, sql`now()`))

const refuseCode = (): never => refuse('email_code_wrong', { fields: { code: 'codeWrong' } })

async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}$${(await derive(code, salt)).toString('base64')}`
}

/** Takes as long without a code to compare with as with one. */
async function isCode(code: string, hash: string | null): Promise<boolean> {
  const [salt = '', tag = ''] = hash?.split('$') ?? []
  const derived = await derive(code, hash ? Buffer.from(salt, 'base64') : Buffer.alloc(16))
  return hash !== null && timingSafeEqual(Buffer.from(tag, 'base64'), derived)
}

function derive(code: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => {
    argon2('argon2id', { ...COST, message: code, nonce }, (error, key) => (error ? failed(error) : done(key)))
  })
}
