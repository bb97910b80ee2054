import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { personOf } from './access/access.ts'
import { isPassword } from './passwords/password.ts'
import { countSignInTry, forgetFailures, originWithin } from './sign-in-tries.ts'
import type { Person } from './sign-ins.ts'

/**
 * Proves that it is she who sits at the open screen. Wrong tries count as wrong sign-ins do, so that a
 * stolen sign-in is no way to guess the password; by this sign-in, so that it makes nobody else wait.
 */
export async function reauthenticate(
  database: Database,
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  if (!password) return refuse('invalid', { fields: { currentPassword: 'passwordRequired' } })
  const person = personOf(request)
  const origin = originWithin(request)
  await countSignInTry(database, person.email, origin)
  if (!(await isPassword(password, person.passwordHash))) refuseWrong()
  await forgetFailures(database, person.email, origin)
}

/**
 * The password she gave must still be hers when the change it allows is made: one that was changed meanwhile has ended
 * whatever it opened, and this must not come after.
 */
export async function holdPassword(tx: Queryable, { id, passwordHash }: Person): Promise<void> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('no key update')
  if (held.length === 0) refuseWrong()
}

const refuseWrong = () => refuse('password_wrong', { fields: { currentPassword: 'passwordWrong' } })
