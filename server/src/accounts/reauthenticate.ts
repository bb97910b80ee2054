import type { Database } from '../database/client.ts'
import { refuse } from '../errors.ts'
import { isPassword } from './password.ts'
import { countSignInTry, forgetFailures } from './queries.ts'
import type { Person } from './sign-ins.ts'

/**
 * Proves that it is she who sits at the open screen (checklist A8). Wrong tries count as wrong sign-ins do, so that a
 * stolen sign-in is no way to guess the password.
 */
export async function reauthenticate(
  database: Database,
  person: Person,
  password: string | undefined,
): Promise<void> {
  if (!password) return refuse('invalid', { fields: { currentPassword: 'passwordRequired' } })
  await countSignInTry(database, person.email)
  if (!(await isPassword(password, person.passwordHash)))
    refuse('password_wrong', { fields: { currentPassword: 'passwordWrong' } })
  await forgetFailures(database, person.email)
}
