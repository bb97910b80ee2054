import { api } from '@app/domain/routes.ts'
import { desc, eq } from 'drizzle-orm'
import { withdrawals } from '../database/schema/withdrawals.ts'
import type { Someone } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Whoever writes a declaration: a browser, and the address that is typed there. */
export type Declarant = Pick<Someone, 'visitor' | 'email'>

export const declare = ({ visitor, email }: Declarant, contract: string) =>
  visitor.post(api.withdrawals(), { name: 'Camille Martin', contract, email })

/** What was written down under this address, the newest first. */
export const declarationsOf = ({ context }: TestApp, email: string) =>
  context.database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.email, email))
    .orderBy(desc(withdrawals.declaredAt))
