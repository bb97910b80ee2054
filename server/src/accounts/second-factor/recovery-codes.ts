import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@app/domain/accounts/account-rules.ts'
import { and, count, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { recoveryCodes } from '../../database/schema/accounts.ts'
import { tokenHash } from '../tokens.ts'

/** Without I, L, O and U: nobody reads one for another, and no word comes out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten fresh ones, the only time they are seen; those before open nothing any more. */
export async function layRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await forgetRecoveryCodes(tx, userId)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(userId, code), userId })))
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

/** Whether it was one of hers; it is none any more. */
export async function useRecoveryCode(tx: Queryable, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, hashOf(userId, code)), eq(recoveryCodes.userId, userId)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return counted?.total ?? 0
}

export async function forgetRecoveryCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Eighty random bits need no dear hash. */
const hashOf = (userId: string, code: string): string => tokenHash(`${userId} ${code}`)

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
