import { isId } from '@app/domain/ids.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Database, statementName } from '../../database/client.ts'
import { type Proof, personChanges, signIns } from '../../database/schema/accounts.ts'
import { ALIVE_SECONDS, type FoundPerson, FRESH_SECONDS, isAlive } from '../sign-ins.ts'
import { AskedTogether } from './asked-together.ts'

/** Of a route with an `:id` that sends a file: what is known of it, as JSON. An expression over `asked.id` and `sign_ins.user_id`. */
export interface FileOfHers {
  name: string
  of: SQL
}

type Told = [userId: string, proof: Proof, counter: number, alive: number, fresh: number, along: unknown]

interface Question {
  token: string
  id: string
}

export type FindFile = (question: Question) => Promise<FoundPerson | null>

/** Whose sign-in a token is, and what is known of the file: one statement for all who ask at the same time. */
export function prepareFile(database: Database, { name, of }: FileOfHers): FindFile {
  const asked = sql`unnest(${sql.placeholder('tokens')}::text[], ${sql.placeholder('ids')}::uuid[])
    with ordinality as asked (token, id, place)`
  const statement = database
    .select({
      place: sql<number>`asked.place::int`,
      told: sql<Told>`json_build_array(
        ${signIns.userId}, ${signIns.proof}, ${personChanges.counter}, ${ALIVE_SECONDS}, ${FRESH_SECONDS}, ${of})`,
    })
    .from(asked)
    .innerJoin(signIns, sql`${signIns.tokenHash} = asked.token and ${isAlive()}`)
    .innerJoin(personChanges, eq(personChanges.userId, signIns.userId))
    .prepare(statementName(database, `file_${name}`))
  const ask = (questions: Question[]) =>
    statement.execute({
      tokens: questions.map(({ token }) => token),
      ids: questions.map(({ id }) => id),
    })
  const together = new AskedTogether(ask, foundIn)
  return (question) => together.put(question)
}

function foundIn([userId, proof, counter, aliveSeconds, freshSeconds, along]: Told): FoundPerson {
  return { userId, person: null, proof, counter, aliveSeconds, freshSeconds, along }
}

/** Before the route looks at it: what is no id is refused by its schema. */
export function idInPath({ params }: FastifyRequest): string | null {
  const { id = '' } = params as { id?: string }
  return isId(id) ? id : null
}
