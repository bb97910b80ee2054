import { api } from '@app/domain/routes.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { belongingsIn } from '../../belongings.ts'
import { users } from '../../database/schema/accounts.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'
import { endIdleAccounts } from './idle-accounts.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const ago = (interval: string): SQL => sql`now() - ${interval}::interval`
const sweep = () => endIdleAccounts(home.context, belongingsIn(home.context))
const rowOf = async ({ id }: Someone) =>
  (await home.context.database.select().from(users).where(eq(users.id, id)))[0]
const shift = (her: Someone, change: { lastVisitAt?: SQL; idleWarnedAt?: SQL }) =>
  home.context.database.update(users).set(change).where(eq(users.id, her.id))
const kindsTo = async (her: Someone) => (await mailsTo(home, her.email)).map(({ kind }) => kind)

/** She came last so long ago, and was told so long ago that her account goes. */
async function idle(lastVisit: string, warned?: string): Promise<Someone> {
  const her = await someone(home)
  await shift(her, { lastVisitAt: ago(lastVisit), ...(warned && { idleWarnedAt: ago(warned) }) })
  return her
}

describe('an account nobody visits', () => {
  it.each([
    { lastVisit: '35 months -1 days', told: false },
    { lastVisit: '35 months 1 minute', told: true },
  ])('is told after 35 months that it goes: after $lastVisit, $told (P3)', async ({ lastVisit, told }) => {
    const her = await idle(lastVisit)
    await sweep()
    expect((await kindsTo(her)).includes('account_idle')).toBe(told)
  })

  it('is told once, with the day it goes and a way to keep it', async () => {
    const her = await idle('35 months 1 day')
    await sweep()
    await sweep()
    const told = (await mailsTo(home, her.email)).filter(({ kind }) => kind === 'account_idle')
    expect(told).toHaveLength(1)
    expect(told[0]?.textBody).toContain('presque trois ans')
    expect(told[0]?.textBody).toContain('/dashboard')
    expect(told[0]?.subject).toMatch(/supprimé le \d/)
  })

  it.each([
    { lastVisit: '36 months 1 minute', warned: '719 hours', isThere: true },
    { lastVisit: '36 months -1 days', warned: '31 days', isThere: true },
    { lastVisit: '36 months 1 minute', warned: '720 hours 1 minute', isThere: false },
  ])(
    'goes after 36 months, a month after she was told: $lastVisit, told $warned ago, still there: $isThere (P3)',
    async ({ lastVisit, warned, isThere }) => {
      const her = await idle(lastVisit, warned)
      await sweep()
      expect((await rowOf(her)) !== undefined).toBe(isThere)
    },
  )

  it('is told first however old it is, and stays a month more', async () => {
    const her = await idle('5 years')
    await sweep()
    expect(await kindsTo(her)).toContain('account_idle')
    expect(await rowOf(her)).toBeDefined()
    await shift(her, { idleWarnedAt: ago('31 days') })
    await sweep()
    expect(await rowOf(her)).toBeUndefined()
  })

  it('goes with all that is hers, and its address is told why', async () => {
    const her = await idle('37 months', '40 days')
    const { id } = await makeTransformation(home, her, { images: 1 })
    await sweep()
    expect(await rowOf(her)).toBeUndefined()
    expect((await her.visitor.get(api.transformation(id))).statusCode).toBe(401)
    const left = await mailsTo(home, her.email)
    expect(left.map(({ kind }) => kind)).toEqual(['account_deleted'])
    expect(left[0]?.textBody).toContain('pas venue depuis trois ans')
    expect(left[0]?.textBody).not.toContain('demandé, votre compte')
  })
})

describe('one visit keeps it', () => {
  it('signing in makes what she was told void', async () => {
    const her = await idle('37 months', '40 days')
    await new Visitor(home.app).post(api.login(), { email: her.email, password: PASSWORD })
    await sweep()
    expect(await rowOf(her)).toBeDefined()
    await shift(her, { lastVisitAt: ago('35 months 1 day'), idleWarnedAt: ago('40 months') })
    await sweep()
    expect(await kindsTo(her)).toContain('account_idle')
  })

  it('so does using the site while she is signed in; what her browser asks by itself does not', async () => {
    const her = await idle('37 months', '40 days')
    await home.context.database.execute(
      sql`update sign_ins set last_used_at = now() - interval '2 hours' where user_id = ${her.id}`,
    )
    await her.visitor.get(api.transformations())
    expect((await rowOf(her))?.lastVisitAt.getTime()).toBeLessThan(Date.now() - 36 * 28 * 86_400_000)
    await her.visitor.get(api.purchases())
    expect((await rowOf(her))?.lastVisitAt.getTime()).toBeGreaterThan(Date.now() - 3_600_000)
    await sweep()
    expect(await rowOf(her)).toBeDefined()
  })

  it('goes though another one cannot, and that is said', async () => {
    const all = await Promise.all([1, 2, 3].map(() => idle('37 months', '40 days')))
    const [stays] = all
    const settle = async (id: string) => {
      if (id === stays?.id) throw new Error('its files are held')
    }
    await expect(endIdleAccounts(home.context, [{ settle }])).rejects.toThrow('could not go')
    const left = await Promise.all(all.map(rowOf))
    expect(left.map((row) => row?.id)).toEqual([stays?.id, undefined, undefined])
    await sweep()
    expect(stays && (await rowOf(stays))).toBeUndefined()
  })
})
