import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { secondFactors } from '../database/schema/accounts.ts'
import type { Someone } from './people.ts'
import type { TestApp } from './test-app.ts'
import { PASSWORD } from './visitor.ts'

/** What an app with this secret shows so many half minutes from now, by the clock of the database. */
export async function codeOf({ context }: TestApp, secret: string, halfMinutes = 0): Promise<string> {
  const { rows } = await context.database.execute<{ now: number }>(
    sql`select extract(epoch from now())::float8 as now`,
  )
  const timestamp = (Number(rows[0]?.now) + halfMinutes * 30) * 1000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** As if the half minute of the last code were long over: the next may be typed at once. */
export const waitForNextCode = ({ context }: TestApp) =>
  context.database.update(secondFactors).set({ lastStep: 0 })

/** Her app has the secret, and her second factor is on. */
export async function turnOnFactor(home: TestApp, { visitor }: Someone) {
  const { secret } = (await visitor.post(api.newFactor(), { currentPassword: PASSWORD })).json()
  const answer = await visitor.post(api.secondFactor(), { code: await codeOf(home, secret) })
  if (answer.statusCode !== 200)
    throw new Error(`turning it on answered ${answer.statusCode}: ${answer.body}`)
  await waitForNextCode(home)
  return { secret: secret as string, recoveryCodes: answer.json().codes as string[] }
}
