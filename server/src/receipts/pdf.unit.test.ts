import type { Buyer, ReceiptContent } from '@app/domain/payment/receipt-content.ts'
import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable } from '../plugins/pdf/letters.ts'
import { runs } from '../testing/engines/runs.ts'
import type { FrozenReceipt } from './issue.ts'
import { drawReceipt, pdfName } from './pdf.ts'

const legal = Object.fromEntries(
  LEGAL_FIELDS.map((field) => [field, `le champ ${field}`]),
) as unknown as ReceiptContent['seller']
const content: ReceiptContent = {
  kind: 'receipt',
  language: 'fr',
  seller: { ...legal, brand: 'Ondée', email: 'bonjour@ondee.example' },
  line: { kind: 'package', name: 'Signature', count: 20 },
  amountCents: 2490,
  vat: { rate: 20, netCents: 2075, vatCents: 415 },
  usualWait: 'minutes',
  cardProvider: 'test',
  paidAt: '2026-11-21T20:12:00.000Z',
  consents: null,
  corrects: null,
}
const buyer: Buyer = { name: 'Camille', email: 'camille@exemple.fr', salon: null, siret: null }
const receipt = (changes: Partial<FrozenReceipt> = {}): FrozenReceipt => ({
  ...{ id: 'r', orderId: 'o', number: '2026-000001', content, buyer },
  issuedAt: new Date('2026-11-21T20:12:00Z'),
  ...changes,
})
const named = (name: string) => receipt({ buyer: { ...buyer, name } })

describe('a receipt as PDF', () => {
  it('is the same bytes each time, also in another second', async () => {
    const first = await drawReceipt(receipt())
    await new Promise((later) => setTimeout(later, 1100))
    expect((await drawReceipt(receipt())).equals(first)).toBe(true)
  })

  it('is one page of A4, tagged for those who listen, with its title, its language and its day', async () => {
    const pdf = (await drawReceipt(receipt())).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(pdf).toContain('/Marked true')
    expect(pdf).toContain('/Lang (fr)')
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(pdf).toContain('(D:20261121201200Z)')
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(pdf).toContain(`/S /${tag}\n`)
  })

  it.each([
    { kind: 'receipt', number: '2026-000001', name: 'recu-2026-000001.pdf' },
    { kind: 'credit_note', number: 'A-2026-000001', name: 'avoir-A-2026-000001.pdf' },
  ] as const)('$kind $number is saved as $name', ({ kind, number, name }) =>
    expect(pdfName(receipt({ number, content: { ...content, kind } }))).toBe(name),
  )

  it('is drawn for any name, salon and seller somebody may type', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (typed) => {
        const strange = { ...buyer, name: typed, salon: typed, siret: '73282932000074' }
        const seller = { ...content.seller, brand: typed, address: typed }
        const pdf = await drawReceipt(receipt({ buyer: strange, content: { ...content, seller } }))
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      }),
      { numRuns: runs(6, 100) },
    ))

  it('a longer name makes another file', async () => {
    expect((await drawReceipt(named('Camille'))).equals(await drawReceipt(named('Łucja')))).toBe(false)
  })
})

describe('what letters of ours can print', () => {
  it.each([
    { typed: 'Łucja', printed: 'Łucja' },
    { typed: 'Nguyễn Thị Ánh', printed: 'Nguyễn Thị Ánh' },
    { typed: 'Nguye\u0302\u0303n', printed: 'Nguyễn' },
    { typed: 'Ελένη', printed: 'Ελένη' },
    { typed: 'Оксана', printed: 'Оксана' },
    { typed: '李', printed: '' },
    { typed: '李 Wei', printed: 'Wei' },
    { typed: 'ﬁl', printed: 'fil' },
    { typed: 'Ａnne', printed: 'Anne' },
    { typed: '\u0230lga', printed: '\u014clga' },
    { typed: 'o李\u0304', printed: '\u014d' },
    { typed: '24,90\u202f€', printed: '24,90\u00a0€' },
    { typed: 'Camille\n\u0000\tet\u202e Léa', printed: 'Camille et Léa' },
    { typed: '👩🏽 Léa', printed: 'Léa' },
  ])('$typed is printed « $printed »', ({ typed, printed }) => expect(printable(typed, 'text')).toBe(printed))

  it.each(['text', 'strong', 'display'] as const)('nothing is left that %s cannot draw', (letters) =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const printed = printable(typed, letters)
        expect(printable(printed, letters)).toBe(printed)
      }),
    ),
  )
})
