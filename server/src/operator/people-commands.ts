import type { ActAnswer } from '@app/domain/operator/act-answers.ts'
import { sql } from 'drizzle-orm'
import { changePerson, removeSecondFactor } from '../accounts/accounts.ts'
import type { Database } from '../database/client.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command } from './command.ts'

export const PEOPLE_COMMANDS: Command[] = [
  {
    name: 'make-pro',
    needs: ['EMAIL'],
    does: 'makes this account a professional one',
    run: ({ database }, args) => change(database, args, { userType: 'pro' }, 'now_pro'),
  },
  {
    name: 'make-client',
    needs: ['EMAIL'],
    does: 'takes the professional account back',
    run: ({ database }, args) => change(database, args, { userType: 'client' }, 'now_client'),
  },
  {
    name: 'make-operator',
    needs: ['EMAIL'],
    does: 'opens what is for operators only, once it signs in with a second factor or a passkey',
    run: ({ database }, args) => change(database, args, { isOperator: true }, 'now_operator'),
  },
  {
    name: 'remove-operator',
    needs: ['EMAIL'],
    does: 'takes that back',
    run: ({ database }, args) => change(database, args, { isOperator: false }, 'no_longer_operator'),
  },
  {
    name: 'remove-second-factor',
    needs: ['EMAIL'],
    does: 'turns off the second factor of somebody who lost it, and tells her; make sure first that it is she',
    run: async (context, [email = '']) => {
      const her = await removeSecondFactor(context, email)
      if (!her) return not('no_account')
      const who = her.email
      return her.had ? did('second_factor_removed', { who }) : not('no_second_factor', { who })
    },
  },
  {
    name: 'confirm-email',
    needs: ['EMAIL'],
    does: 'confirms an address whose message was lost',
    run: ({ database }, args) =>
      change(database, args, { emailVerifiedAt: sql`coalesce(email_verified_at, now())` }, 'email_confirmed'),
  },
]

async function change(
  database: Database,
  [email = '']: string[],
  changes: Parameters<typeof changePerson>[2],
  code: ActAnswer,
): Promise<Answer> {
  const who = await changePerson(database, email, changes)
  return who ? did(code, { who }) : not('no_account')
}
