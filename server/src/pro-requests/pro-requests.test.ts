import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { proRequests } from '../database/schema/pro-requests.ts'
import { operate } from '../testing/operate.ts'
import { mailsTo } from '../testing/outbox.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const SALON = { salonName: 'Salon Łucja', siret: '732 829 320 00074' }

let home: TestApp
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  her = await someone(home)
})

const ask = (body: object = SALON) => her.visitor.post(api.proRequest(), body)
const read = async () => (await her.visitor.get(api.proRequest())).json().request
const run = (name: string, ...args: string[]) => operate(home, name, ...args)
const mailsOf = async (email: string, kind: string) =>
  (await mailsTo(home, email)).filter((mail) => mail.kind === kind)
const mailsToOperator = async () =>
  (await mailsOf(home.context.config.brand.supportEmail, 'pro_requested')).filter(
    ({ userId }) => userId === her.id,
  )

describe('a request to be professional', () => {
  it('waits for an operator, and the operator hears of it', async () => {
    expect(await read()).toBe(null)
    const answer = await ask()
    expect(answer.json().request).toMatchObject({
      ...{ status: 'pending', salonName: 'Salon Łucja', siret: '73282932000074', decidedAt: null },
    })
    expect(await read()).toEqual(answer.json().request)
    const [mail] = await mailsToOperator()
    expect(mail?.subject).toContain('Salon Łucja')
    expect(mail?.textBody).toContain('/73282932000074')
    expect((await run('pro-requests'))?.said).toContain(`${her.email}  Salon Łucja  SIRET 73282932000074`)
  })

  it('sent fifty times at once is one, and said once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const rows = await home.context.database.select().from(proRequests).where(eq(proRequests.userId, her.id))
    expect(rows).toHaveLength(1)
    expect(await mailsToOperator()).toHaveLength(1)
  })

  // spec: 3.5
  it('accepted, makes her a professional under that name and number, and tells her once', async () => {
    await ask()
    expect(await run('accept-pro', her.email.toUpperCase())).toEqual({
      done: true,
      said: `${her.email} (Salon Łucja) is now a professional account, and is told so.`,
    })
    const [row] = await home.context.database.select().from(users).where(eq(users.id, her.id))
    expect(row).toMatchObject({ userType: 'pro', salonName: 'Salon Łucja', siret: '73282932000074' })
    expect(await read()).toMatchObject({ status: 'accepted', decidedAt: expect.any(String) })
    expect(await mailsOf(her.email, 'pro_accepted')).toHaveLength(1)
    expect(await run('accept-pro', her.email)).toMatchObject({ done: false })
    const again = await ask()
    expect([again.statusCode, again.json().code]).toEqual([409, 'pro_already'])
  })

  it('refused, leaves her account as it is, tells her, and may be made again', async () => {
    await ask()
    expect(await run('refuse-pro', her.email)).toMatchObject({ done: true })
    expect((await her.visitor.get(api.currentUser())).json().user.userType).toBe('client')
    expect(await read()).toMatchObject({ status: 'refused' })
    expect(await mailsOf(her.email, 'pro_refused')).toHaveLength(1)
    await ask({ ...SALON, salonName: 'Autre salon' })
    expect(await read()).toMatchObject({ status: 'pending', salonName: 'Autre salon' })
  })

  it.each([
    [{ ...SALON, siret: '73282932000075' }, 'siret'],
    [{ ...SALON, salonName: ' ' }, 'salonName'],
  ])('%j is refused at its field', async (body, field) => {
    const answer = await ask(body)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  it.each(['accept-pro', 'refuse-pro'])('%s says when nobody asked', async (name) => {
    expect(await run(name, her.email)).toEqual({
      done: false,
      said: 'No request of this account waits for an answer.',
    })
  })
})
