import type { Login, Register } from '@app/domain/accounts/accounts-api.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Database } from '../database/client.ts'
import { refuse } from '../errors.ts'
import { postConfirmation } from './addresses/email-confirmation.ts'
import { hashPassword, isPassword, pretendToCheck } from './passwords/password.ts'
import { refuseGuessable } from './passwords/set-password.ts'
import type { Posting } from './posting.ts'
import { createPerson, findByEmail } from './queries.ts'
import { countSignInTry, forgetFailures, type Origin } from './sign-in-tries.ts'
import type { Person } from './sign-ins.ts'

export async function registerPerson(context: Posting, her: Register, language: Language): Promise<Person> {
  await refuseGuessable(context, her.password, her)
  const passwordHash = await hashPassword(her.password)
  return context.database.transaction(async (tx) => {
    const person = await createPerson(tx, { ...her, passwordHash, language })
    await postConfirmation(context, tx, person)
    return person
  })
}

/** One answer and one duration for an unknown address and a wrong password. */
export async function signInWith(
  database: Database,
  { email, password }: Login,
  origin: Origin,
): Promise<Person> {
  await countSignInTry(database, email, origin)
  const person = await findByEmail(database, email)
  const right = person ? await isPassword(password, person.passwordHash) : await pretendToCheck(password)
  if (!person || !right) return refuse('credentials_wrong')
  await forgetFailures(database, email, origin)
  return person
}
