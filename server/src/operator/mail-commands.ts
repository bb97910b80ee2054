import { isId } from '@app/domain/ids.ts'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { mails } from '../database/schema/mails.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'
import { inLines, moment } from './words.ts'

const SHOWN = 200

export const MAIL_COMMANDS: Command[] = [
  {
    name: 'mails-given-up',
    looks: true,
    needs: [],
    does: 'lists messages that could not be delivered, newest first',
    run: listGivenUp,
  },
  {
    name: 'retry-mail',
    needs: ['ID'],
    does: 'sends one of them again, on the next run of the scheduler',
    run: retry,
  },
]

const isGivenUp = and(isNotNull(mails.givenUpAt), isNull(mails.sentAt))

async function listGivenUp({ database }: OperatorContext): Promise<Outcome> {
  const rows = await database
    .select()
    .from(mails)
    .where(isGivenUp)
    .orderBy(desc(mails.givenUpAt))
    .limit(SHOWN)
  const lines = rows.map(
    ({ id, givenUpAt, createdAt, kind, recipient, attempts }) =>
      `${id}  ${moment(givenUpAt ?? createdAt)}  ${kind}  ${recipient}  after ${attempts} tries`,
  )
  return inLines(lines, 'every message was delivered or still waits')
}

async function retry({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  if (!isId(id)) return not('no_mail')
  const [again] = await database
    .update(mails)
    // One try is behind it: a message that was never tried is given up for its age alone.
    .set({ givenUpAt: null, attempts: 1, nextTryAt: sql`now()` })
    .where(and(eq(mails.id, id), isGivenUp))
    .returning({ recipient: mails.recipient })
  return again ? did('mail_again', { who: again.recipient }) : not('no_mail')
}
