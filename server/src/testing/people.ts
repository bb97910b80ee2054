import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'
import type { TestHouse } from './test-house.ts'
import { registered, type Visitor } from './visitor.ts'

export interface Someone {
  visitor: Visitor
  id: string
  email: string
}

type Kind = 'client' | 'unverified' | 'pro'

/** A signed-in person: a client with a confirmed address unless told otherwise. */
export async function someone({ app, house }: TestHouse, kind: Kind = 'client'): Promise<Someone> {
  const { visitor, user } = await registered(app)
  const facts = {
    client: { emailVerifiedAt: new Date() },
    unverified: { emailVerifiedAt: null },
    pro: { userType: 'pro' as const },
  }
  await house.database.update(users).set(facts[kind]).where(eq(users.id, user.id))
  return { visitor, id: user.id, email: user.email }
}

/** An id nobody has. */
export const nobody = (): string => randomUUID()
