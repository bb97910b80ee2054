import { api, pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailTokens, users } from '../../database/schema/accounts.ts'
import { linkTo, mailsTo } from '../../testing/outbox.ts'
import { someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

describe('confirming an address', () => {
  const confirmationTo = (email: string) => linkTo(home, email, 'welcome')
  const verifiedAt = async (id: string) =>
    (await home.context.database.select().from(users).where(eq(users.id, id)))[0]?.emailVerifiedAt
  const isVerified = async (id: string) => (await verifiedAt(id)) !== null
  const follow = async (link: string) => (await new Visitor(home.app).get(link)).headers.location

  it('works from the link, once; opened again it only says that it is done', async () => {
    const her = await someone(home, 'unverified')
    const link = await confirmationTo(her.email)
    expect(await follow(link)).toMatch(/\?resultat=ok$/)
    const first = await verifiedAt(her.id)
    expect(first).toBeInstanceOf(Date)
    expect(await follow(link)).toMatch(/\?resultat=ok$/)
    expect(await verifiedAt(her.id)).toEqual(first)
  })

  it('is not used up by a mail filter that looks at its head', async () => {
    const her = await someone(home, 'unverified')
    const link = await confirmationTo(her.email)
    await new Visitor(home.app).ask('HEAD', link)
    expect(await isVerified(her.id)).toBe(false)
    expect(await follow(link)).toMatch(/\?resultat=ok$/)
  })

  it('does not work after a day', async () => {
    const her = await someone(home, 'unverified')
    await home.context.database
      .update(emailTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(emailTokens.userId, her.id))
    expect(await follow(await confirmationTo(her.email))).toMatch(/\?resultat=expire$/)
    expect(await isVerified(her.id)).toBe(false)
  })

  it.each(['inconnu', 'x'.repeat(100), 'x'.repeat(150)])('does not work with the token %j', async (token) => {
    expect(await follow(pages.confirmEmail(token))).toMatch(/\?resultat=expire$/)
  })

  it('can be asked for again; a confirmed one gets no second message', async () => {
    const count = async (email: string) => (await mailsTo(home, email)).length
    const [her, confirmed] = [await someone(home, 'unverified'), await someone(home)]
    await her.visitor.post(api.confirmationMail())
    await confirmed.visitor.post(api.confirmationMail())
    expect([await count(her.email), await count(confirmed.email)]).toEqual([2, 1])
  })
})
