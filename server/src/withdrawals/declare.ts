import { setTimeout as pause } from 'node:timers/promises'
import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import type { WithdrawalDeclaration } from '@app/domain/withdrawals/withdrawals-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { withdrawals } from '../database/schema/payment.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'
import { findContract } from './find-contract.ts'
import { acknowledge, tellHouse } from './tell.ts'
import { withdraw } from './withdraw.ts'

/** More declarations than this for one address in a day and it waits: nobody fills a mailbox, or tries numbers. */
const DECLARATIONS_ALLOWED = 5
const WINDOW_SECONDS = 86_400
/** A contract that is carried out costs a few queries more: no answer leaves before this, so none says so. */
const ANSWER_AFTER_MS = 300

export interface Declaration extends WithdrawalDeclaration {
  language: Language
  /** Who is signed in. */
  userId: string | null
}

/**
 * Writes her declaration down, carries it out where it can be, and acknowledges it with date and time (code de la
 * consommation, L221-21 and D221-5). The answer is the same for a contract that does not exist.
 */
export async function declareWithdrawal(house: House, declared: Declaration): Promise<Date> {
  const done = house.database.transaction((within) => declareWithin(house, within, declared))
  await Promise.all([Promise.allSettled([done]), pause(ANSWER_AFTER_MS)])
  return done
}

async function declareWithin(house: House, within: Queryable, declared: Declaration): Promise<Date> {
  const { name, contract, language } = declared
  const email = normaliseEmail(declared.email)
  const found = await findContract(within, { contract, email, userId: declared.userId })
  if (!found?.isSignedIn) await spareMailbox(within, email)
  const done = found && (await withdraw(within, found.orderId))
  if (found?.isSignedIn && !done) refuse('withdrawal_over')
  const [written] = await within
    .insert(withdrawals)
    .values({
      orderId: done ? found.orderId : null,
      refundCents: done?.refundCents ?? 0,
      ...{ name, email, contract, language },
    })
    .returning()
  const { id, declaredAt } = written ?? refuse('internal')
  const told = {
    ...declared,
    email,
    id,
    declaredAt,
    done,
    buyerId: found?.userId ?? null,
  }
  await acknowledge(house, within, told)
  if (!done) await tellHouse(house, within, told)
  return declaredAt
}

/** The lock first: fifty at once are counted one after the other. */
async function spareMailbox(within: Queryable, email: string): Promise<void> {
  await within.execute(sql`select pg_advisory_xact_lock(hashtext(${`withdrawals of ${email}`}))`)
  const since = sql`now() - make_interval(secs => ${WINDOW_SECONDS})`
  const [recent] = await within
    .select({ total: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.email, email), gt(withdrawals.declaredAt, since)))
  if ((recent?.total ?? 0) >= DECLARATIONS_ALLOWED) refuse('throttled', { retryAfterSeconds: WINDOW_SECONDS })
}
