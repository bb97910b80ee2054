import { SIGN_IN_KNOWN_AFTER_DAYS } from '@app/domain/accounts/account-rules.ts'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { forgetFreeAddresses } from '../catalogue/catalogue.ts'
import type { Database } from '../database/client.ts'
import { emailTokens, signInFailures, signIns } from '../database/schema/accounts.ts'
import { mails } from '../database/schema/mails.ts'
import { forgetOldCodes } from './addresses/email-code.ts'
import { forgetOldDevices } from './known-devices.ts'
import { forgetChallenges } from './passkeys/challenges.ts'
import { forgetOldLinks } from './passwords/forgotten-password.ts'
import { forgetUnconfirmed } from './second-factor/second-factor.ts'
import { forgetWaiting } from './second-factor/waiting-sign-in.ts'

/** What a deleted account had us write to an address nobody had proven: it only still counts against the next. */
const isSpent = and(isNull(mails.userId), eq(mails.textBody, ''))

/** Sign-ins, links, messages and wrong tries that no longer mean anything. */
export async function forgetExpired(database: Database): Promise<void> {
  await database
    .delete(signIns)
    .where(lt(signIns.expiresAt, sql`now() - make_interval(days => ${SIGN_IN_KNOWN_AFTER_DAYS})`))
  await database.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`))
  await forgetOldDevices(database)
  await forgetOldLinks(database)
  await forgetOldCodes(database)
  await forgetWaiting(database)
  await forgetUnconfirmed(database)
  await forgetChallenges(database)
  await database.delete(mails).where(lt(mails.createdAt, sql`now() - interval '30 days'`))
  await database
    .delete(mails)
    .where(and(eq(mails.kind, 'account_deleted'), lt(mails.createdAt, sql`now() - interval '3 days'`)))
  await database.delete(mails).where(and(isSpent, lt(mails.createdAt, sql`now() - interval '1 day'`)))
  await forgetFreeAddresses(database)
  await database.delete(signInFailures).where(lt(signInFailures.at, sql`now() - interval '1 day'`))
}
