import { DOSSIER_PARTS, type DossierFact, dossierAnswer } from '@app/domain/operator/dossier-api.ts'
import { api } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputes } from '../../database/schema/payment.ts'
import { downloads } from '../../database/schema/transformations.ts'
import { buyCredits, buyPackage, makeImages } from '../../testing/buying/buying.ts'
import { operate } from '../../testing/operate.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD } from '../../testing/visitor.ts'

let home: TestApp
let operator: Someone
beforeAll(async () => {
  home = await openTestApp()
  operator = await someone(home, 'operator')
})
afterAll(() => home.close())

const dossierOf = async (orderId: string) =>
  dossierAnswer.parse((await operator.visitor.get(api.dossier(orderId))).json())
const wordsOf = (facts: readonly DossierFact[], fact: DossierFact['fact']) =>
  facts.filter((each) => each.fact === fact).map(({ words }) => words)

/** Somebody whose order was paid, made in part, given back in part, asked about and disputed. */
async function everything() {
  const her = await someone(home)
  const { orderId, transformationId } = await buyPackage(home, her)
  await makeImages(home, her, transformationId, 2)
  const { database } = home.context
  await database.insert(downloads).values({ transformationId, what: 'archive', position: 0 })
  await operate(home, 'refund', orderId, '1,00')
  await her.visitor.post(api.enquiries(), { text: 'Ma frange est trop courte.', transformationId })
  await database.insert(disputes).values({
    ...{ id: `dp_${orderId}`, orderId, amountCents: 990, reason: 'fraudulent', state: 'open' },
    openedAt: new Date(),
  })
  return { her, orderId }
}

describe('the dossier of an order', () => {
  it('holds what she ordered, agreed to in which words, was made, sent and given back, and what she complains of', async () => {
    const { her, orderId } = await everything()
    const { email, number, facts } = await dossierOf(orderId)
    expect([email, number]).toEqual([her.email, expect.stringMatching(/\d/)])
    expect(new Set(facts.map(({ part }) => part))).toEqual(new Set(DOSSIER_PARTS))
    expect(wordsOf(facts, 'ordered')[0]).toContain('Essentiel, 5 images')
    expect(wordsOf(facts, 'start_now')[0]).toMatch(/.{20}/)
    expect(wordsOf(facts, 'loses_withdrawal')[0]).toMatch(/.{20}/)
    expect(wordsOf(facts, 'terms')).toEqual([TERMS_VERSION])
    expect(wordsOf(facts, 'images')).toEqual(['2 / 5'])
    expect(wordsOf(facts, 'refund')[0]).toMatch(/^1,00.€, operator, retenu/)
    expect(wordsOf(facts, 'receipt')).toEqual([number])
    expect(wordsOf(facts, 'enquiry')[0]).toContain('Ma frange est trop courte.')
    expect(wordsOf(facts, 'dispute')[0]).toContain('fraudulent')
    expect(wordsOf(facts, 'mail_unsent').length).toBeGreaterThan(0)
  })

  it('is of one order alone: nothing of another person’s stands in it', async () => {
    const { orderId } = await everything()
    const other = await everything()
    const file = await operator.visitor.get(api.dossierFile(orderId))
    for (const stranger of [other.her.email, other.orderId, other.her.id])
      expect(file.body).not.toContain(stranger)
  })

  it('is taken along as a text that says the same, in the reader’s language', async () => {
    const { her, orderId } = await everything()
    const file = await operator.visitor.get(api.dossierFile(orderId))
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="dossier-.+\.txt"$/),
      'cache-control': 'no-store',
    })
    for (const { words } of (await dossierOf(orderId)).facts) expect(file.body).toContain(words)
    expect(file.body).toContain(her.email)
    expect(file.body).toContain('Accords donnés')
    const english = await operator.visitor.get(api.dossierFile(orderId), { 'accept-language': 'en' })
    expect(english.body).toContain('Consents given')
  })

  it('opens no way into her account: of her messages it has the subjects alone', async () => {
    const { orderId } = await everything()
    const file = await operator.visitor.get(api.dossierFile(orderId))
    expect(file.body).not.toMatch(/http|token/)
  })

  it('of credits has no making; of an account that is gone neither address nor messages', async () => {
    const her = await someone(home)
    const credits = await buyCredits(home, her)
    expect(wordsOf((await dossierOf(credits)).facts, 'begun')).toEqual([])
    await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    const left = await dossierOf(credits)
    expect([left.email, left.facts.filter(({ part }) => part === 'messages')]).toEqual([null, []])
    expect(wordsOf(left.facts, 'amount')).toHaveLength(1)
  })

  it.each([
    { id: nobody(), status: 404 },
    { id: 'x', status: 400 },
  ])('is there of no order that is none', async ({ id, status }) => {
    expect((await operator.visitor.get(api.dossier(id))).statusCode).toBe(status)
  })
})
