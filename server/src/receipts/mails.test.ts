import { api } from '@app/domain/routes.ts'
import { firstOfMonth } from '@app/texts/first-of-month.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { mails } from '../database/schema/mails.ts'
import { photos } from '../database/schema/photos.ts'
import { receipts } from '../database/schema/receipts.ts'
import { transformations } from '../database/schema/transformations.ts'
import { recordRefund } from '../payment/refunds/provider-refunds.ts'
import { Mailer } from '../plugins/mailer.ts'
import { boughtCredits } from '../testing/buying/bought-credits.ts'
import { buyPackage } from '../testing/buying/buying.ts'
import { intentOf, payWith } from '../testing/buying/paying.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { mailsTo } from '../testing/outbox.ts'
import { type Someone, someone } from '../testing/people.ts'
import { Postbox } from '../testing/postbox.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { forgetOldPhotos } from '../transformations/forgetting/retention.ts'
import { finishTransformation } from '../transformations/making/finish.ts'
import { receiptAttachment } from './receipts.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
  home.context.config.legal = {
    ...home.context.config.legal,
    ...{ legal_name: 'Ondée SAS', address: '12 rue des Peignes, 75011 Paris', siren: '123456789' },
    ...{ mediator_name: 'Médiation Test', mediator_url: 'https://mediateur.example', phone: '0123456789' },
  }
})
afterAll(() => home.close())

/** As sentences are typed, without the spaces and quotes print has. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

async function mailOf({ email }: Someone, kind: string) {
  const found = (await mailsTo(home, email)).filter((mail) => mail.kind === kind)
  expect(found).toHaveLength(1)
  const [mail] = found
  const [subject, text] = [plain(mail?.subject ?? ''), plain(mail?.textBody ?? '')]
  return { ...mail, subject, text, html: plain(mail?.htmlBody ?? '') }
}

describe('the confirmation of a package', () => {
  it('says what, how many, how much, the VAT in it, and leads to the order (L6)', async () => {
    const her = await someone(home)
    const { orderId } = await buyPackage(home, her)
    const [receipt] = await home.context.database.select().from(receipts).where(eq(receipts.orderId, orderId))
    const mail = await mailOf(her, 'receipt')
    expect(mail.subject).toBe(`Votre reçu ${receipt?.number} : 9,90 €`)
    expect(mail.text).toContain(
      'Merci. Package Essentiel, 5 images, 9,90 € TTC, dont TVA 1,65 €. Facture en pièce jointe.',
    )
    expect(mail.text).toContain(`Voir ma commande\nhttp://localhost/dashboard/achats/${orderId}`)
    expect(mail.attachmentId).toBe(receipt?.id)
  })

  it.each([
    ['how to withdraw', 'Renoncer au contrat ici : http://localhost/renoncer-au-contrat'],
    ['the essential characteristics', 'créées par IA à partir de vos photos'],
    ['the total price', 'Prix total TTC : 9,90 €'],
    ['the delivery', '24 h au plus après le paiement'],
    ['the first consent', "J'accepte que la création commence tout de suite. (Donné le"],
    ['the second consent', 'une fois les images livrées. (Donné le'],
    ['the version of the terms', 'conditions générales de vente version 2026-11'],
    ['until when she may withdraw, and when not', 'le droit de rétractation est perdu'],
    ['the model form', 'Je vous notifie que je renonce au contrat portant sur ma commande 2'],
    ['the guarantee of conformity', 'L224-25-12'],
    ['the mediator', 'Médiation Test, https://mediateur.example'],
    ['who sells', 'Ondée SAS\n12 rue des Peignes, 75011 Paris'],
    ['how to reach the seller', '0123456789 · bonjour@ondee.example'],
  ])('has %s, in text and in HTML (L5, L6)', async (_, words) => {
    const her = await someone(home)
    await buyPackage(home, her)
    const { text, html } = await mailOf(her, 'receipt')
    expect(text).toContain(words)
    // A fact and what it is are two cells there, and the address behind words is not printed.
    expect(html).toContain(words.split(/\n| : /)[0])
  })

  it('is written in her language', async () => {
    const her = await someone(home)
    await home.context.database.update(users).set({ language: 'en' }).where(eq(users.id, her.id))
    await buyPackage(home, her)
    const { subject, text, html } = await mailOf(her, 'receipt')
    expect(subject).toMatch(/^Your receipt \d{4}-\d{6}: €9\.90$/)
    expect(text).toContain('€9.90 incl. VAT, of which VAT €1.65. Invoice attached.')
    expect(text).toContain('Withdraw from the contract here')
    expect(html).toContain('<html lang="en">')
  })

  it('leaves with its receipt as PDF (L6)', async () => {
    const her = await someone(home)
    await buyPackage(home, her)
    const postbox = new Postbox()
    const { config, database } = home.context
    await database.update(mails).set({ givenUpAt: new Date() }).where(eq(mails.kind, 'welcome'))
    const mailer = new Mailer(config.brand, `smtp://${await postbox.open()}?ignoreTLS=true`, {
      attachmentOf: (id) => receiptAttachment(database, id),
    })
    await mailer.sendWaiting(database, (cause) => {
      throw cause
    })
    mailer.close()
    await postbox.close()
    const message = postbox.received.find((text) => text.includes(`To: ${her.email}`)) ?? ''
    expect(message).toMatch(/Content-Type: application\/pdf; name=recu-\d{4}-\d{6}\.pdf/)
    expect(message).toContain(Buffer.from('%PDF-1.7').toString('base64').slice(0, 8))
    for (const type of ['text/plain', 'text/html']) expect(message).toContain(`Content-Type: ${type}`)
  })
})

it('the confirmation of credits says how many and the new balance', async () => {
  const her = await someone(home)
  await boughtCredits(home, her)
  const { text } = await mailOf(her, 'receipt')
  expect(text).toContain(
    'Merci. 10 crédits, 14,90 € TTC, dont TVA 2,48 €. Votre nouveau solde de crédits : 10.',
  )
  expect(text).toContain('Pour les crédits dépensés, le droit de rétractation est perdu')
})

it('an exempt seller says so instead of a VAT', async () => {
  const { vat } = home.context.config
  home.context.config.vat = { ...vat, rate: 0 }
  const her = await someone(home)
  await boughtCredits(home, her)
  home.context.config.vat = vat
  expect((await mailOf(her, 'receipt')).text).toContain('14,90 € TTC, TVA non applicable, art. 293 B du CGI.')
})

describe('money that went back at once', () => {
  it('without her consents: she is told why, once, with the credit note, and gets no confirmation', async () => {
    const her = await someone(home)
    const { orderId } = await boughtCredits(home, her, { consents: false })
    const mail = await mailOf(her, 'refunded')
    expect(mail.text).toContain("sans tous vos accords : rien n'a été commencé. 14,90 € vous sont rendus")
    const [note] = await home.context.database
      .select()
      .from(receipts)
      .where(eq(receipts.id, mail.attachmentId ?? ''))
    expect(note).toMatchObject({ kind: 'credit_note', orderId })
    expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).not.toContain('receipt')
  })

  it('for an order that could no longer begin', async () => {
    const her = await someone(home)
    await fillDraft(home, her)
    const intent = await intentOf(her)
    await home.context.database.delete(photos).where(eq(photos.userId, her.id))
    await payWith(her, intent)
    expect((await mailOf(her, 'refunded')).text).toContain('la commande ne pouvait plus commencer')
  })
})

it("a refund made at the card provider's own dashboard is told to her, once", async () => {
  const her = await someone(home)
  const { orderId } = await boughtCredits(home, her)
  const dashboard = { id: 're_dashboard', refundId: null, amountCents: 490, status: 'sent' as const }
  for (let heard = 0; heard < 2; heard += 1)
    await home.context.database.transaction((tx) => recordRefund(home.context, tx, orderId, dashboard))
  const { subject, attachmentId } = await mailOf(her, 'refunded')
  expect(subject).toBe('Remboursement de 4,90 €')
  expect(attachmentId).not.toBeNull()
})

it.each([
  { reason: 'failure', words: "Aucune image n'a pu être créée. 9,90 € vous ont déjà été rendus" },
  {
    reason: 'late',
    words: "n'étaient pas prêtes dans les 24 heures promises. 9,90 € vous ont déjà été rendus",
  },
] as const)('$reason: she reads what came back, in euros', async ({ reason, words }) => {
  const her = await someone(home)
  const { transformationId } = await buyPackage(home, her)
  const [run] = await home.context.database
    .select()
    .from(transformations)
    .where(eq(transformations.id, transformationId))
  if (run) await finishTransformation(home.context, run, reason)
  const mail = await mailOf(her, 'failed_refunded')
  expect(mail.text).toContain(words)
  const attached = eq(receipts.id, mail.attachmentId ?? '')
  const [note] = await home.context.database.select().from(receipts).where(attached)
  expect(note?.kind).toBe('credit_note')
  expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).not.toContain('refunded')
})

describe('what becomes of her photos', () => {
  it('« Prête » says on which day they are erased', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 5 })
    const { database } = home.context
    const [begun] = await database
      .update(transformations)
      .set({ status: 'generating', finishedAt: null })
      .where(eq(transformations.id, id))
      .returning()
    if (begun) await finishTransformation(home.context, begun)
    const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    const last = firstOfMonth(day.format(new Date(Date.now() + 30 * 86_400_000)), 'fr')
    expect((await mailOf(her, 'ready')).text).toContain(`Vos photos sources seront effacées le ${last}.`)
  })

  it('she is told when they are erased by themselves, once, and not of what she deleted', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 1 })
    const old = new Date(Date.now() - 31 * 86_400_000)
    const { database } = home.context
    await database.update(transformations).set({ finishedAt: old }).where(eq(transformations.id, id))
    for (let run = 0; run < 3; run += 1) await forgetOldPhotos(home.context)
    expect(await database.select().from(photos).where(eq(photos.userId, her.id))).toEqual([])
    const { text } = await mailOf(her, 'photos_forgotten')
    expect(text).toContain('vos photos sources sont effacées, avec leurs vignettes')
    expect(text).toContain(`http://localhost/dashboard/transformations/${id}`)
  })

  it('she is not told of what she erased herself', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 1 })
    await her.visitor.delete(api.transformationPhotos(id))
    const old = new Date(Date.now() - 31 * 86_400_000)
    const { database } = home.context
    await database.update(transformations).set({ finishedAt: old }).where(eq(transformations.id, id))
    await forgetOldPhotos(home.context)
    expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).not.toContain('photos_forgotten')
  })
})
