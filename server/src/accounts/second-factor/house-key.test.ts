import { randomBytes } from 'node:crypto'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secondFactors } from '../../database/schema/accounts.ts'
import { codeOf, turnOnFactor, waitForNextCode } from '../../testing/app-codes.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'

const [FIRST, SECOND] = [randomBytes(32), randomBytes(32)]

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ names: { HOUSE_KEY: FIRST.toString('base64') } })
})
afterAll(() => home.close())

const given = (now: Buffer | null, before: Buffer | null = null) =>
  Object.assign(home.context.config.houseKeys, { now, before })
const keptOf = async ({ id }: Someone) => {
  const [row] = await home.context.database.select().from(secondFactors).where(eq(secondFactors.userId, id))
  return row?.secret ?? ''
}
/** Her password, then a code: how that is answered. */
async function enter({ email }: Someone, code: string): Promise<[number, string]> {
  await waitForNextCode(home)
  const visitor = new Visitor(home.app)
  await visitor.post(api.login(), { email, password: PASSWORD })
  const answer = await visitor.post(api.factorSignIn(), { code })
  return [answer.statusCode, answer.json().code ?? 'in']
}
const withFactor = async () => {
  const her = await someone(home)
  return { her, ...(await turnOnFactor(home, her)) }
}

describe('the secret of a second factor', () => {
  it('is not in the database for whoever reads it, and its codes open', async () => {
    given(FIRST)
    const { her, secret } = await withFactor()
    expect(await keptOf(her)).toMatch(/^v1\./)
    expect(await keptOf(her)).not.toContain(secret)
    expect(await enter(her, await codeOf(home, secret))).toEqual([200, 'in'])
  })

  it('that was laid before the house had a key goes on working, and is locked with its next use', async () => {
    given(null)
    const { her, secret } = await withFactor()
    expect(await keptOf(her)).toBe(secret)
    given(FIRST)
    expect(await enter(her, '000000')).toEqual([403, 'second_factor_wrong'])
    expect(await keptOf(her)).toBe(secret)
    expect(await enter(her, await codeOf(home, secret))).toEqual([200, 'in'])
    expect(await keptOf(her)).toMatch(/^v1\./)
    expect(await enter(her, await codeOf(home, secret))).toEqual([200, 'in'])
  })

  it('goes over to a new key with its next use, and needs the one of before no more', async () => {
    given(FIRST)
    const { her, secret } = await withFactor()
    given(SECOND, FIRST)
    expect(await enter(her, await codeOf(home, secret))).toEqual([200, 'in'])
    given(SECOND)
    expect(await enter(her, await codeOf(home, secret))).toEqual([200, 'in'])
  })
})

describe('where the key of the house is lost', () => {
  it('a code of her app cannot be checked, which she is told; one of the ten opens, and she sets it up anew', async () => {
    given(FIRST)
    const { her, secret, recoveryCodes } = await withFactor()
    given(null)
    expect(await enter(her, await codeOf(home, secret))).toEqual([503, 'second_factor_unreadable'])
    expect(await enter(her, recoveryCodes[0] ?? '')).toEqual([200, 'in'])
    given(SECOND)
    await her.visitor.delete(api.secondFactor(), { currentPassword: PASSWORD })
    const anew = await turnOnFactor(home, her)
    expect(await enter(her, await codeOf(home, anew.secret))).toEqual([200, 'in'])
  })
})
