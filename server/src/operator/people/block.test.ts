import { api, pages } from '@app/domain/routes.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSignIn } from '../../accounts/sign-ins.ts'
import { users } from '../../database/schema/accounts.ts'
import { moneyEntries } from '../../database/schema/payment.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { runScheduled } from '../../start.ts'
import { codeOf, turnOnFactor } from '../../testing/app-codes.ts'
import { buyPackage, kept } from '../../testing/buying/buying.ts'
import { operate } from '../../testing/operate.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const REASON = 'Photos de quelqu’un d’autre'
const run = async (name: string, ...args: string[]) => operate(home, name, ...args)
const signIn = (her: Someone, password = PASSWORD, visitor = new Visitor(home.app)) =>
  visitor.post(api.login(), { email: her.email, password })
const isKnown = async ({ visitor }: Someone) => (await visitor.get(api.currentUser())).statusCode === 200
const rowOf = async ({ id }: Someone) =>
  (await home.context.database.select().from(users).where(eq(users.id, id)))[0]
const kindsTo = async ({ email }: Someone) => (await mailsTo(home, email)).map(({ kind }) => kind)

describe('an account that is blocked', () => {
  it('ends her sign-ins, and tells her why and whom to write to, once her password was right', async () => {
    const her = await someone(home)
    expect(await run('block', her.email, REASON)).toEqual({
      done: true,
      said: `${her.email} is blocked, and told why.`,
    })
    expect(await isKnown(her)).toBe(false)
    const refused = await signIn(her)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_blocked'])
    for (const said of [REASON, home.context.config.brand.supportEmail])
      expect(refused.json().error).toContain(said)
    const [mail] = await mailsTo(home, her.email)
    expect([mail?.kind, mail?.textBody.includes(REASON)]).toEqual(['account_blocked', true])
    expect(mail?.textBody).toContain(pages.contact())
  })

  it('says nothing of it to whoever does not know her password', async () => {
    const her = await someone(home)
    await run('block', her.email, REASON)
    const refused = await signIn(her, 'une autre phrase')
    expect(refused.json().code).toBe('credentials_wrong')
    expect(refused.body).not.toContain(REASON)
  })

  it('is told so after the code of her second factor, and not before', async () => {
    const her = await someone(home)
    const { secret } = await turnOnFactor(home, her)
    await run('block', her.email, REASON)
    const visitor = new Visitor(home.app)
    expect((await signIn(her, PASSWORD, visitor)).json().code).toBe('second_factor_asked')
    const told = await visitor.post(api.factorSignIn(), { code: await codeOf(home, secret) })
    expect(told.json().code).toBe('account_blocked')
  })

  it('opens nothing to a password that was checked a moment before', async () => {
    const her = await someone(home)
    const checked = await rowOf(her)
    if (!checked) throw new Error('she is not there')
    await run('block', her.email, REASON)
    await expect(openSignIn(home.context.database, checked, 'password')).rejects.toMatchObject({
      code: 'credentials_wrong',
    })
  })

  it('gives back what is paid and not made, once, and its making ends', async () => {
    const her = await someone(home)
    const { orderId, transformationId } = await buyPackage(home, her)
    const done = await makeTransformation(home, her, { images: 1 })
    expect((await run('block', her.email, REASON))?.said).toContain('Orders given back: 1.')
    expect(await kept(home, orderId)).toBe(0)
    const [ended] = await home.context.database
      .select()
      .from(transformations)
      .where(eq(transformations.id, transformationId))
    expect(ended).toMatchObject({ status: 'failed', refundCents: 990 })
    await runScheduled(home.context)
    expect(await kept(home, orderId)).toBe(0)
    const [still] = await home.context.database
      .select()
      .from(transformations)
      .where(eq(transformations.id, done.id))
    expect(still?.status).toBe('completed')
    expect(await kindsTo(her)).toContain('refunded')
  })

  it('gives back what came in at the very moment, with the next run of the scheduler', async () => {
    const her = await someone(home)
    const { orderId } = await buyPackage(home, her)
    await home.context.database.update(users).set({ blockedAt: new Date() }).where(eq(users.id, her.id))
    await runScheduled(home.context)
    expect(await kept(home, orderId)).toBe(0)
    const lines = await home.context.database
      .select()
      .from(moneyEntries)
      .where(eq(moneyEntries.orderId, orderId))
      .orderBy(desc(moneyEntries.id))
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([-990, 990])
  })

  it('unblocked, she signs in again and is told; her images and credits are there', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 1 })
    await run('give-credits', her.email, '3', 'Geste commercial')
    await run('block', her.email, REASON)
    expect(await run('unblock', her.email)).toMatchObject({ done: true })
    const visitor = new Visitor(home.app)
    expect((await signIn(her, PASSWORD, visitor)).statusCode).toBe(200)
    expect((await visitor.get(api.transformation(id))).statusCode).toBe(200)
    expect((await visitor.get(api.currentUser())).json().user.credits).toBe(3)
    expect(await kindsTo(her)).toContain('account_unblocked')
  })

  it.each([
    { what: 'twice', args: [REASON], before: ['block'] as const, said: 'is blocked already' },
    { what: 'without a reason', args: [' '], before: [], said: 'Write the reason' },
  ])('is not blocked $what', async ({ args, before, said }) => {
    const her = await someone(home)
    for (const name of before) await run(name, her.email, REASON)
    expect(await run('block', her.email, ...args)).toMatchObject({
      done: false,
      said: expect.stringContaining(said),
    })
  })

  it('is never an operator’s, nor one that is not there', async () => {
    const operator = await someone(home, 'operator')
    for (const [name, ...args] of [
      ['block', REASON],
      ['delete-account', operator.email],
    ] as const) {
      const outcome = await run(name, operator.email, ...args)
      expect(outcome).toMatchObject({ done: false, said: expect.stringContaining('remove-operator') })
      expect(
        await run(name, 'personne@exemple.fr', args[0] === REASON ? REASON : 'personne@exemple.fr'),
      ).toEqual({
        done: false,
        said: 'This account does not exist, or no longer does.',
      })
    }
    expect(await isKnown(operator)).toBe(true)
    expect(await run('unblock', operator.email)).toMatchObject({ done: false })
  })
})

describe('an account the house deletes', () => {
  it('is shut at once, goes with the next run of the scheduler, and its address is told', async () => {
    const her = await someone(home)
    await makeTransformation(home, her, { images: 1 })
    expect(await run('delete-account', her.email, her.email.toUpperCase())).toMatchObject({ done: true })
    expect(await isKnown(her)).toBe(false)
    const refused = await signIn(her)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_closing'])
    expect(refused.json().error).toContain(home.context.config.brand.supportEmail)
    await runScheduled(home.context)
    expect(await rowOf(her)).toBeUndefined()
    const left = await mailsTo(home, her.email)
    expect(left.map(({ kind }) => kind)).toEqual(['account_deleted'])
    expect(left[0]?.textBody).toContain('supprimé par nos soins')
  })

  it('gives back what is paid and not made before it goes', async () => {
    const her = await someone(home)
    const { orderId } = await buyPackage(home, her)
    await run('delete-account', her.email, her.email)
    await runScheduled(home.context)
    expect([await rowOf(her), await kept(home, orderId)]).toEqual([undefined, 0])
  })

  it('waits while something that cost nothing is being made', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 1 })
    const at = eq(transformations.id, id)
    const { database } = home.context
    await database.update(transformations).set({ status: 'generating', finishedAt: null }).where(at)
    await run('delete-account', her.email, her.email)
    await runScheduled(home.context)
    expect(await rowOf(her)).toBeDefined()
    await database.update(transformations).set({ status: 'completed', finishedAt: new Date() }).where(at)
    await runScheduled(home.context)
    expect(await rowOf(her)).toBeUndefined()
  })

  it('stays where the operator took it back before', async () => {
    const her = await someone(home)
    await run('delete-account', her.email, her.email)
    await run('unblock', her.email)
    await runScheduled(home.context)
    expect(await rowOf(her)).toBeDefined()
  })

  it('is asked for by its address twice, the same', async () => {
    const her = await someone(home)
    expect(await run('delete-account', her.email, 'autre@exemple.fr')).toMatchObject({ done: false })
    expect(await isKnown(her)).toBe(true)
  })
})
