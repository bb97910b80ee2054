import { isRecoveryCode, type NewFactor, type SecondFactor } from '@app/domain/accounts/proofs-api.ts'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { HouseKeys } from '../../config.ts'
import type { Database, Queryable } from '../../database/client.ts'
import { secondFactors } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import type { Posting } from '../posting.ts'
import { lowerProofs, raiseProof } from '../proofs/sign-in-proofs.ts'
import { tellHer } from '../proofs/tell-her.ts'
import { holdPassword } from '../reauthenticate.ts'
import type { Person } from '../sign-ins.ts'
import { addressOf, drawingOf, newSecret, stepOfCode } from './app-codes.ts'
import { LockedSecretError, lockSecret, openSecret } from './locked-secrets.ts'
import {
  countRecoveryCodes,
  forgetRecoveryCodes,
  layRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes.ts'

const isOnFor = (userId: string) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

export async function hasSecondFactor(database: Queryable, userId: string): Promise<boolean> {
  const found = await database
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(isOnFor(userId))
  return found.length > 0
}

export async function describeFactor(database: Queryable, userId: string): Promise<SecondFactor> {
  const isOn = await hasSecondFactor(database, userId)
  return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(database, userId) : 0 }
}

/** A secret to be put into her app. It opens and asks for nothing until a code has proved that it is there. */
export async function prepareFactor({ config, database }: Posting, person: Person): Promise<NewFactor> {
  const secret = newSecret()
  const kept = lockSecret(config.houseKeys, person.id, secret)
  const laid = await database
    .insert(secondFactors)
    .values({ userId: person.id, secret: kept })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: kept, lastStep: 0, createdAt: sql`now()` },
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    })
    .returning({ userId: secondFactors.userId })
  // One that is on is turned off first: an unfinished change must not leave her with neither.
  if (laid.length === 0) refuse('invalid')
  const address = addressOf(secret, config.brand.name, person.email)
  return { secret, address, drawing: drawingOf(address) }
}

/** Her app has the secret: from now on a code is asked for. The ten for when it is lost, the only time they are seen. */
export async function confirmFactor(
  context: Posting,
  person: Person,
  { code, signIn }: { code: string; signIn: string | undefined },
): Promise<string[]> {
  return context.database.transaction(async (tx) => {
    await holdPassword(tx, person)
    if (!(await useAppCode(context, tx, { userId: person.id, code, isOn: false }))) refuseCode()
    await tx.update(secondFactors).set({ confirmedAt: sql`now()` }).where(eq(secondFactors.userId, person.id))
    await raiseProof(tx, signIn, 'second_factor')
    await tellHer(context, tx, person, 'second_factor_on')
    return layRecoveryCodes(tx, person.id)
  })
}

/** What was opened with a code counts as opened with a password from now on. False where there was none to turn off. */
export async function endFactor(
  context: Pick<Posting, 'database' | 'mailer' | 'publicUrl'>,
  person: Person,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const ended = await tx.delete(secondFactors).where(isOnFor(person.id)).returning()
    if (ended.length === 0) return false
    await forgetRecoveryCodes(tx, person.id)
    await lowerProofs(tx, person.id, 'second_factor')
    await tellHer(context, tx, person, 'second_factor_off')
    return true
  })
}

export async function renewRecoveryCodes(database: Database, person: Person): Promise<string[]> {
  return database.transaction(async (tx) => {
    await holdPassword(tx, person)
    if (!(await hasSecondFactor(tx, person.id))) refuse('invalid')
    return layRecoveryCodes(tx, person.id)
  })
}

/** Uses up what she typed: a code of her app, or one of the ten, of which she is told by e-mail. */
export async function useCode(context: Posting, person: Person, code: string): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    if (!isRecoveryCode(code)) return useAppCode(context, tx, { userId: person.id, code, isOn: true })
    const isHers = await useRecoveryCode(tx, person.id, code)
    if (isHers) await tellHer(context, tx, person, 'recovery_code_used')
    return isHers
  })
}

/** Each code once: whoever reads it over her shoulder comes too late. By the clock of the database. */
async function useAppCode(
  { config: { houseKeys } }: Pick<Posting, 'config'>,
  tx: Queryable,
  { userId, code, isOn }: { userId: string; code: string; isOn: boolean },
): Promise<boolean> {
  const [held] = await tx
    .select({
      secret: secondFactors.secret,
      confirmedAt: secondFactors.confirmedAt,
      seconds: sql<number>`extract(epoch from now())::float8`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update')
  if (!held || (held.confirmedAt !== null) !== isOn) return false
  const { secret, isOfToday } = secretIn(houseKeys, userId, held.secret)
  const step = stepOfCode(secret, code, held.seconds)
  if (step === null) return false
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step, ...(!isOfToday && { secret: lockSecret(houseKeys, userId, secret) }) })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

/** Her app is right, and the house has lost its key: she is told what opens all the same. */
function secretIn(keys: HouseKeys, userId: string, kept: string) {
  try {
    return openSecret(keys, userId, kept)
  } catch (cause) {
    if (cause instanceof LockedSecretError) return refuse('second_factor_unreadable', { cause })
    throw cause
  }
}

export const refuseCode = (): never => refuse('second_factor_wrong', { fields: { code: 'factorCodeWrong' } })

/** A secret whose app never answered within a day. */
export async function forgetUnconfirmed(database: Database): Promise<void> {
  await database
    .delete(secondFactors)
    .where(
      and(
        sql`${secondFactors.confirmedAt} is null`,
        lt(secondFactors.createdAt, sql`now() - interval '1 day'`),
      ),
    )
}
