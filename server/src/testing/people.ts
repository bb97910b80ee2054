import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { postConfirmation } from '../accounts/addresses/email-confirmation.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { createPerson } from '../accounts/queries.ts'
import { openSignIn } from '../accounts/sign-ins.ts'
import { users } from '../database/schema/accounts.ts'
import { declare } from '../photos/declaration.ts'
import type { TestApp } from './test-app.ts'
import { PASSWORD, Visitor } from './visitor.ts'

export interface Someone {
  visitor: Visitor
  id: string
  email: string
}

/** An operator has signed in with a second factor: what is hers is open. */
type Kind = 'client' | 'unverified' | 'pro' | 'operator'

/** Everybody's password here is the same: what makes it dear to guess is paid once. */
let hash: Promise<string> | null = null

/** A signed-in person, as registering leaves her: a client with a confirmed address unless told otherwise, whose photos are hers. */
export async function someone(
  { app, context }: Pick<TestApp, 'app' | 'context'>,
  kind: Kind = 'client',
): Promise<Someone> {
  hash ??= hashPassword(PASSWORD)
  const passwordHash = await hash
  const email = `${randomUUID()}@exemple.fr`
  const person = await context.database.transaction(async (tx) => {
    const words = { firstName: 'Camille', email, password: PASSWORD } as const
    const created = await createPerson(tx, { ...words, passwordHash, language: 'fr' })
    await postConfirmation(context, tx, created)
    return created
  })
  const facts = {
    client: { emailVerifiedAt: new Date() },
    unverified: { emailVerifiedAt: null },
    pro: { userType: 'pro' as const },
    operator: { emailVerifiedAt: new Date(), isOperator: true },
  }
  await context.database.update(users).set(facts[kind]).where(eq(users.id, person.id))
  await declare(context.database, person.id)
  const visitor = new Visitor(app, {
    sign_in: await openSignIn(context.database, person, kind === 'operator' ? 'second_factor' : 'password'),
  })
  return { visitor, id: person.id, email }
}

/** An id nobody has. */
export const nobody = (): string => randomUUID()
