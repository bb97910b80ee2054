import { api, pages } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailCodes, users } from '../../database/schema/accounts.ts'
import { codeTo, linkTo, mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'
import { forgetOldCodes } from './email-code.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const type = ({ visitor }: Someone, code: string) => visitor.post(api.emailCode(), { code })
const sendAnother = ({ visitor }: Someone) => visitor.post(api.confirmationMail())
const isConfirmed = async ({ visitor }: Someone): Promise<boolean> =>
  (await visitor.get(api.currentUser())).json().user.emailVerified
const firstPackage = async ({ visitor }: Someone) => (await visitor.get(api.packages())).json().packages[0]
/** Another code than this one. */
const notThe = (code: string): string => (code === '000000' ? '000001' : '000000')
const rowsOf = ({ id }: Someone) =>
  home.context.database.select().from(emailCodes).where(eq(emailCodes.userId, id))
const change = ({ id }: Someone, values: Partial<typeof emailCodes.$inferInsert>) =>
  home.context.database.update(emailCodes).set(values).where(eq(emailCodes.userId, id))
const tryWrong = async (her: Someone, times: number) => {
  const code = notThe(await codeTo(home, her.email))
  for (let tried = 1; tried <= times; tried += 1) expect((await type(her, code)).statusCode).toBe(403)
}

describe('the code of a confirmation mail', () => {
  it.each([
    { language: 'fr', says: 'Ou entrez ce code là où nous vous le demandons.' },
    { language: 'en', says: 'Or enter this code where we ask you for it.' },
  ])('stands beside the link, in her language: $language', async ({ language, says }) => {
    const email = `code-${language}-${Date.now()}@exemple.fr`
    const typed = { firstName: 'Lou', email, password: PASSWORD }
    await new Visitor(home.app).ask('POST', api.register(), typed, { 'accept-language': language })
    const [mail] = await mailsTo(home, email)
    expect(mail?.textBody).toMatch(/^\d{3} \d{3}$/m)
    expect(mail?.textBody).toContain(says)
    expect(mail?.htmlBody).toContain(says)
  })

  it('confirms her address at once, and opens her free first image', async () => {
    const her = await someone(home, 'unverified')
    expect(await firstPackage(her)).toMatchObject({ id: 'decouverte', lock: 'email_unverified' })
    const answer = await type(her, await codeTo(home, her.email))
    expect([answer.statusCode, answer.json().user]).toMatchObject([
      200,
      { email: her.email, emailVerified: true },
    ])
    expect(await isConfirmed(her)).toBe(true)
    expect(await firstPackage(her)).toMatchObject({ id: 'decouverte', lock: null })
  })

  it.each([
    { typed: (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`, how: 'in two halves' },
    { typed: (code: string) => ` ${code}\n`, how: 'with what was copied around it' },
    { typed: (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`, how: 'with another space' },
  ])('may be pasted $how', async ({ typed }) => {
    const her = await someone(home, 'unverified')
    expect((await type(her, typed(await codeTo(home, her.email)))).statusCode).toBe(200)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '1'.repeat(41)])(
    'is six digits: %j is refused, and is no try',
    async (code) => {
      const her = await someone(home, 'unverified')
      const answer = await type(her, code)
      expect([answer.statusCode, answer.json().fields.code]).toEqual([400, 'Entrez les six chiffres du code'])
      expect((await rowsOf(her)).map(({ tries }) => tries)).toEqual([0])
    },
  )

  it('leaves the link as good as it was, and the link leaves nothing for it to do', async () => {
    const [one, other] = [await someone(home, 'unverified'), await someone(home, 'unverified')]
    await type(one, await codeTo(home, one.email))
    const follow = async ({ email }: Someone) =>
      (await new Visitor(home.app).get(await linkTo(home, email, 'welcome'))).headers.location
    expect(await follow(one)).toBe(`${pages.emailConfirmation()}?resultat=ok`)
    await follow(other)
    expect((await type(other, await codeTo(home, other.email))).statusCode).toBe(200)
    expect(await isConfirmed(other)).toBe(true)
  })

  it('moves her to the address she asked for, as the link does', async () => {
    const her = await someone(home)
    const email = `nouvelle-${her.email}`
    await her.visitor.put(api.profile(), { firstName: 'Lou', email, currentPassword: PASSWORD })
    const answer = await type(her, await codeTo(home, email))
    expect(answer.json().user).toMatchObject({ email, pendingEmail: null, emailVerified: true })
    expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).toContain('address_changed')
  })

  it('does not when somebody has registered that address meanwhile', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const email = `prise-${her.email}`
    await her.visitor.put(api.profile(), { firstName: 'Lou', email, currentPassword: PASSWORD })
    await home.context.database.update(users).set({ email }).where(eq(users.id, other.id))
    expect((await type(her, await codeTo(home, email))).json().code).toBe('email_code_wrong')
  })

  it('is kept as a hash and nowhere else', async () => {
    const her = await someone(home, 'unverified')
    const code = await codeTo(home, her.email)
    const [row] = await rowsOf(her)
    expect(row?.codeHash).toMatch(/^[A-Za-z0-9+/=]{24}\$[A-Za-z0-9+/=]{44}$/)
    expect(JSON.stringify(row)).not.toContain(code)
  })
})

describe('a code that is no good', () => {
  it('gets one answer, whatever is wrong with it', async () => {
    const [wrong, old, none, other] = await Promise.all(
      Array.from({ length: 4 }, () => someone(home, 'unverified')),
    )
    await change(old as Someone, { expiresAt: new Date(Date.now() - 1) })
    await home.context.database.delete(emailCodes).where(eq(emailCodes.userId, none?.id ?? ''))
    const answers = await Promise.all([
      type(wrong as Someone, notThe(await codeTo(home, wrong?.email ?? ''))),
      type(old as Someone, await codeTo(home, old?.email ?? '')),
      type(none as Someone, await codeTo(home, none?.email ?? '')),
      // Hers, typed by somebody else.
      type(other as Someone, await codeTo(home, wrong?.email ?? '')),
    ])
    const said = answers.map((answer) => [answer.statusCode, { ...answer.json(), requestId: '' }])
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({
      code: 'email_code_wrong',
      fields: { code: expect.stringContaining('Prenez celui du dernier e-mail reçu') },
    })
    for (const her of [wrong, old, none, other]) expect(await isConfirmed(her as Someone)).toBe(false)
  })

  it.each([
    { tries: 4, status: 200 },
    { tries: 5, status: 403 },
  ])('after $tries wrong tries the right one answers $status', async ({ tries, status }) => {
    const her = await someone(home, 'unverified')
    await tryWrong(her, tries)
    expect((await type(her, await codeTo(home, her.email))).statusCode).toBe(status)
  })

  it('is replaced by the one of the next message, and by no other', async () => {
    const her = await someone(home, 'unverified')
    const first = await codeTo(home, her.email)
    await tryWrong(her, 5)
    await sendAnother(her)
    const second = await codeTo(home, her.email)
    if (first !== second) expect((await type(her, first)).statusCode).toBe(403)
    expect((await type(her, second)).statusCode).toBe(200)
  })

  it('is tried five times and no more, also when fifty are typed at once', async () => {
    const her = await someone(home, 'unverified')
    const code = await codeTo(home, her.email)
    await Promise.all(Array.from({ length: 50 }, () => type(her, notThe(code))))
    expect((await rowsOf(her)).map(({ tries }) => tries)).toEqual([5])
    expect((await type(her, code)).statusCode).toBe(403)
  })

  it.each([
    { tries: 19, status: 200 },
    { tries: 20, status: 429 },
  ])('with $tries tries of an account in a day, the right one answers $status', async ({ tries, status }) => {
    const her = await someone(home, 'unverified')
    await change(her, { tries })
    await sendAnother(her)
    expect((await type(her, await codeTo(home, her.email))).statusCode).toBe(status)
  })

  it('is sent five times in an hour, the first with her account; the sixth waits', async () => {
    const her = await someone(home, 'unverified')
    for (let sent = 2; sent <= 5; sent += 1) expect((await sendAnother(her)).statusCode).toBe(200)
    const answer = await sendAnother(her)
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('asks who she is', async () => {
    const answer = await new Visitor(home.app).post(api.emailCode(), { code: '123456' })
    expect(answer.statusCode).toBe(401)
  })

  it.each([
    { hours: 23, rows: 1 },
    { hours: 25, rows: 0 },
  ])('is forgotten after a day, with its tries: $hours hours later $rows', async ({ hours, rows }) => {
    const her = await someone(home, 'unverified')
    await home.context.database
      .update(emailCodes)
      .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(emailCodes.userId, her.id))
    await forgetOldCodes(home.context.database)
    expect(await rowsOf(her)).toHaveLength(rows)
  })
})
