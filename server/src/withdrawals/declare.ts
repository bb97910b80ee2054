import { setTimeout as pause } from 'node:timers/promises'
import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import type { WithdrawalDeclaration } from '@app/domain/withdrawals/withdrawals-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { withdrawals } from '../database/schema/payment.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'
import { findContract } from './find-contract.ts'
import { type Withdrawn, withdraw } from './withdraw.ts'

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
  await acknowledge(house, within, {
    ...declared,
    email,
    id,
    declaredAt,
    done,
    buyerId: found?.userId ?? null,
  })
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

type Acknowledged = Declaration & {
  id: string
  declaredAt: Date
  done: Withdrawn | null
  buyerId: string | null
}

function acknowledge(house: House, within: Queryable, it: Acknowledged): Promise<void> {
  return house.mailer.post(within, {
    to: it.email,
    language: it.language,
    ...(it.done && it.buyerId && { userId: it.buyerId }),
    kind: 'withdrawal_acknowledged',
    values: {
      name: it.name,
      contract: it.contract,
      moment: momentIn(it.language, it.declaredAt),
      cents: it.done?.refundCents ?? 0,
      credits: it.done?.credits ?? 0,
      context: outcomeOf(it.done),
    },
    link: house.publicUrl() + pages.dashboard(),
    dedupeKey: `${it.id}:withdrawal`,
  })
}

function outcomeOf(done: Withdrawn | null): 'declared' | 'refunded' | 'kept' | 'credits' {
  if (!done) return 'declared'
  if (done.credits > 0) return 'credits'
  return done.keepsImages ? 'kept' : 'refunded'
}

const momentIn = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(moment)
