import { api } from '@app/domain/routes.ts'
import { ENQUIRY_LENGTH } from '@app/domain/support/support-api.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../database/schema/mails.ts'
import { enquiries } from '../database/schema/support.ts'
import { operate } from '../testing/operate.ts'
import { mailsTo } from '../testing/outbox.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { SAME_ENQUIRY_SECONDS } from './ask.ts'
import { forgetOldEnquiries } from './support.ts'

let home: TestApp
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.context.database.delete(enquiries)
  her = await someone(home)
  // Without the message that greeted her.
  await home.context.database.delete(mails)
})

const TEXT = 'Bonjour,\nma frange est coupée <b>en deux</b>.'
const rows = () => home.context.database.select().from(enquiries)
const toTheHouse = () => mailsTo(home, home.context.config.brand.supportEmail)
const run = (name: string, ...args: string[]) => operate(home, name, ...args)

describe('what somebody asks the house', () => {
  it('of an account arrives with its transformation, to be answered by answering; and she is told', async () => {
    const { id } = await makeTransformation(home, her, { images: 1 })
    const answer = await her.visitor.post(api.enquiries(), { text: TEXT, transformationId: id })
    const { number } = answer.json()
    expect(answer.statusCode).toBe(201)
    expect(await rows()).toMatchObject([
      { number, userId: her.id, email: her.email, text: TEXT, transformationId: id, answeredAt: null },
    ])
    const [mail] = await toTheHouse()
    expect(mail).toMatchObject({
      kind: 'enquiry',
      replyTo: her.email,
      subject: expect.stringMatching(`nº ${number} `),
    })
    expect(mail?.textBody).toContain(id)
    expect(mail?.htmlBody).toContain('&lt;b&gt;en deux&lt;/b&gt;')
    expect(await mailsTo(home, her.email)).toMatchObject([{ kind: 'enquiry_received' }])
  })

  it('of a stranger arrives too, and nothing is written to an address that may be another’s', async () => {
    const stranger = new Visitor(home.app)
    const answer = await stranger.post(api.enquiries(), { text: TEXT, email: 'une@exemple.fr' })
    expect(answer.statusCode).toBe(201)
    expect(await rows()).toMatchObject([{ userId: null, email: 'une@exemple.fr' }])
    expect(await toTheHouse()).toHaveLength(1)
    expect(await mailsTo(home, 'une@exemple.fr')).toEqual([])
  })

  it('of an address nobody confirmed is not answered by a machine either', async () => {
    const unsure = await someone(home, 'unverified')
    await home.context.database.delete(mails)
    await unsure.visitor.post(api.enquiries(), { text: TEXT })
    expect(await mailsTo(home, unsure.email)).toEqual([])
  })

  it('is of the account, whatever address is typed', async () => {
    await her.visitor.post(api.enquiries(), { text: TEXT, email: 'une@exemple.fr' })
    expect(await rows()).toMatchObject([{ email: her.email }])
  })

  it('sent twice within an hour is one enquiry: its number is said again, and the house is told once', async () => {
    const send = () => her.visitor.post(api.enquiries(), { text: TEXT })
    const answers = await Promise.all([send(), send(), send()])
    const numbers = answers.map((answer) => [answer.statusCode, answer.json().number])
    const [one] = await rows()
    expect(numbers).toEqual(numbers.map(() => [201, one?.number]))
    expect(await toTheHouse()).toHaveLength(1)
    const age = (seconds: number) =>
      home.context.database
        .update(enquiries)
        .set({ askedAt: sql`now() - make_interval(secs => ${seconds}::float)` })
    await age(SAME_ENQUIRY_SECONDS - 60)
    await send()
    expect(await rows()).toHaveLength(1)
    await age(SAME_ENQUIRY_SECONDS + 60)
    await send()
    expect(await rows()).toHaveLength(2)
  })

  it('in other words, about something else, of somebody else or once it is answered is another', async () => {
    const { id } = await makeTransformation(home, her, { images: 1 })
    const stranger = new Visitor(home.app)
    await her.visitor.post(api.enquiries(), { text: TEXT })
    await her.visitor.post(api.enquiries(), { text: `${TEXT} !` })
    await her.visitor.post(api.enquiries(), { text: TEXT, transformationId: id })
    await stranger.post(api.enquiries(), { text: TEXT, email: her.email })
    await stranger.post(api.enquiries(), { text: TEXT, email: 'une@exemple.fr' })
    expect(await rows()).toHaveLength(5)
    for (const { number } of await rows()) await run('enquiry-answered', String(number))
    await her.visitor.post(api.enquiries(), { text: TEXT })
    expect(await rows()).toHaveLength(6)
  })

  it('about a transformation of somebody else is refused, and a stranger has none', async () => {
    const { id } = await makeTransformation(home, await someone(home), { images: 1 })
    for (const which of [id, nobody()]) {
      const answer = await her.visitor.post(api.enquiries(), { text: TEXT, transformationId: which })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'transformation_not_found'])
    }
    const body = { text: TEXT, email: 'une@exemple.fr', transformationId: id }
    expect((await new Visitor(home.app).post(api.enquiries(), body)).statusCode).toBe(404)
    expect(await rows()).toEqual([])
  })

  it.each([
    { body: { text: '  ', email: 'une@exemple.fr' }, fields: { text: 'Écrivez votre message' } },
    { body: { text: TEXT }, fields: { email: 'Email requis' } },
    { body: { text: TEXT, email: 'une@' }, fields: { email: 'Email invalide' } },
    {
      body: { text: 'é'.repeat(ENQUIRY_LENGTH + 1), email: 'une@exemple.fr' },
      fields: { text: 'Texte trop long' },
    },
  ])('$fields is said at its field', async ({ body, fields }) => {
    const answer = await new Visitor(home.app).post(api.enquiries(), body)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
  })

  it.each([ENQUIRY_LENGTH - 1, ENQUIRY_LENGTH])('may have %i signs', async (length) => {
    const answer = await her.visitor.post(api.enquiries(), { text: 'é'.repeat(length) })
    expect(answer.statusCode).toBe(201)
  })
})

describe('an enquiry', () => {
  it('waits on a list until somebody says that it is answered', async () => {
    const { number } = (await her.visitor.post(api.enquiries(), { text: TEXT })).json()
    expect((await run('enquiries'))?.said).toContain(`${her.email}  Bonjour, ma frange`)
    expect(await run('enquiry-answered', String(number))).toMatchObject({ done: true })
    expect(await run('enquiry-answered', String(number))).toMatchObject({ done: true })
    expect((await run('enquiries'))?.said).toBe('nobody waits for an answer')
    for (const typed of ['', 'x', '0', '999999999999999'])
      expect(await run('enquiry-answered', typed)).toMatchObject({ done: false })
  })

  it('is forgotten after twelve months, and not before', async () => {
    await her.visitor.post(api.enquiries(), { text: TEXT })
    const age = (days: number) =>
      home.context.database.update(enquiries).set({
        askedAt: sql`now() - interval '12 months' + make_interval(secs => ${days * 86_400}::float)`,
      })
    await age(0.01)
    await forgetOldEnquiries(home.context.database)
    expect(await rows()).toHaveLength(1)
    await age(-0.01)
    await forgetOldEnquiries(home.context.database)
    expect(await rows()).toEqual([])
  })

  it('is taken along, and goes with her account', async () => {
    await her.visitor.post(api.enquiries(), { text: TEXT })
    const taken = unzip((await her.visitor.get(api.accountExport())).rawPayload)
    expect(JSON.parse(String(taken.get('account.json'))).enquiries).toMatchObject([{ text: TEXT }])
    await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(await rows()).toEqual([])
    const left = await home.context.database.select().from(mails).where(eq(mails.kind, 'enquiry'))
    expect(left).toEqual([])
  })
})
