import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import type { Command, Outcome } from './command.ts'

export const PEOPLE_COMMANDS: Command[] = [
  {
    name: 'make-pro',
    needs: ['EMAIL'],
    does: 'makes this account a professional one',
    run: ({ database }, args) =>
      changePerson(database, args, { userType: 'pro' }, 'is now a professional account'),
  },
  {
    name: 'make-client',
    needs: ['EMAIL'],
    does: 'takes the professional account back',
    run: ({ database }, args) =>
      changePerson(database, args, { userType: 'client' }, 'is now a client account'),
  },
  {
    name: 'make-operator',
    needs: ['EMAIL'],
    does: 'shows this account what is for operators only',
    run: ({ database }, args) => changePerson(database, args, { isOperator: true }, 'is now an operator'),
  },
  {
    name: 'remove-operator',
    needs: ['EMAIL'],
    does: 'takes that back',
    run: ({ database }, args) =>
      changePerson(database, args, { isOperator: false }, 'is no longer an operator'),
  },
  {
    name: 'confirm-email',
    needs: ['EMAIL'],
    does: 'confirms an address whose message was lost',
    run: ({ database }, args) =>
      changePerson(
        database,
        args,
        { emailVerifiedAt: sql`coalesce(email_verified_at, now())` },
        'is confirmed',
      ),
  },
]

async function changePerson(
  database: Database,
  [email = '']: string[],
  changes: Parameters<ReturnType<Database['update']>['set']>[0],
  said: string,
): Promise<Outcome> {
  const changed = await database
    .update(users)
    .set(changes)
    .where(eq(users.email, normaliseEmail(email)))
    .returning({ email: users.email })
  const [her] = changed
  return her ? { done: true, said: `${her.email} ${said}` } : { done: false, said: `no account for ${email}` }
}
