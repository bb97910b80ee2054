import { sql } from 'drizzle-orm'
import { changePerson, removeSecondFactor } from '../accounts/accounts.ts'
import type { Database } from '../database/client.ts'
import type { Command, Outcome } from './command.ts'

export const PEOPLE_COMMANDS: Command[] = [
  {
    name: 'make-pro',
    needs: ['EMAIL'],
    does: 'makes this account a professional one',
    run: ({ database }, args) => change(database, args, { userType: 'pro' }, 'is now a professional account'),
  },
  {
    name: 'make-client',
    needs: ['EMAIL'],
    does: 'takes the professional account back',
    run: ({ database }, args) => change(database, args, { userType: 'client' }, 'is now a client account'),
  },
  {
    name: 'make-operator',
    needs: ['EMAIL'],
    does: 'opens what is for operators only, once it signs in with a second factor or a passkey',
    run: ({ database }, args) =>
      change(
        database,
        args,
        { isOperator: true },
        'is now an operator, once signed in with a second factor or a passkey',
      ),
  },
  {
    name: 'remove-operator',
    needs: ['EMAIL'],
    does: 'takes that back',
    run: ({ database }, args) => change(database, args, { isOperator: false }, 'is no longer an operator'),
  },
  {
    name: 'remove-second-factor',
    needs: ['EMAIL'],
    does: 'turns off the second factor of somebody who lost it, and tells her; make sure first that it is she',
    run: async (context, [email = '']) => {
      const her = await removeSecondFactor(context, email)
      if (!her) return { done: false, said: `no account for ${email}` }
      return her.had
        ? { done: true, said: `${her.email} signs in with her password again, and is told so` }
        : { done: false, said: `${her.email} has no second factor` }
    },
  },
  {
    name: 'confirm-email',
    needs: ['EMAIL'],
    does: 'confirms an address whose message was lost',
    run: ({ database }, args) =>
      change(database, args, { emailVerifiedAt: sql`coalesce(email_verified_at, now())` }, 'is confirmed'),
  },
]

async function change(
  database: Database,
  [email = '']: string[],
  changes: Parameters<typeof changePerson>[2],
  said: string,
): Promise<Outcome> {
  const changed = await changePerson(database, email, changes)
  return changed
    ? { done: true, said: `${changed} ${said}` }
    : { done: false, said: `no account for ${email}` }
}
