import { PROVIDER_LABEL } from '@app/domain/payment/card-providers.ts'
import { printable } from '../plugins/pdf/letters.ts'
import { INK, LEFT, RIGHT, Sheet, WIDTH } from '../plugins/pdf/sheet.ts'
import { textsIn } from '../plugins/texts.ts'
import { dayIn, eurosIn, momentIn, rateIn } from './formats.ts'
import type { FrozenReceipt } from './issue.ts'
import { lineWords } from './line-words.ts'
import { buyerLines, sellerLines } from './parties.ts'

/** The name its file is saved under. */
export const pdfName = ({ number, content }: FrozenReceipt): string =>
  `${content.kind === 'receipt' ? 'recu' : 'avoir'}-${number}.pdf`

/** The receipt on one page of A4, from what was frozen and nothing else: the same bytes each time. */
export async function drawReceipt(receipt: FrozenReceipt): Promise<Buffer> {
  const { content, number, issuedAt } = receipt
  const t = textsIn(content.language)
  const title = `${t(`receipts.title_${content.kind}`)} ${number}`
  const { brand } = content.seller
  const sheet = new Sheet({ title, author: brand, language: content.language, at: issuedAt })
  drawHead(sheet, receipt)
  drawParties(sheet, receipt)
  drawLines(sheet, receipt)
  drawTotals(sheet, receipt)
  drawNotes(sheet, receipt)
  return sheet.bytes()
}

function drawHead(sheet: Sheet, { content, number, issuedAt }: FrozenReceipt): void {
  const t = textsIn(content.language)
  const top = sheet.y
  sheet.mark(LEFT - 3, top)
  sheet.y = top + 2
  sheet.write(content.seller.brand, { letters: 'display', size: 21, x: LEFT + 24, width: 220 })
  sheet.y = top + 2
  const right = { x: LEFT + 230, width: WIDTH - 230, align: 'right' } as const
  sheet.write(t(`receipts.title_${content.kind}`), {
    ...{ letters: 'display', size: 21, colour: INK.primary, tag: 'H1' },
    ...right,
  })
  sheet.write(t('receipts.number', { number }), { letters: 'strong', ...right })
  const date = dayIn(content.language, issuedAt)
  sheet.write(t('receipts.issued', { date }), { colour: INK.soft, ...right })
  if (PROVIDER_LABEL[content.cardProvider] === null)
    sheet.write(t('receipts.testMark'), { letters: 'strong', colour: INK.primary, ...right })
  sheet.skip(26)
}

function drawParties(sheet: Sheet, { content, buyer }: FrozenReceipt): void {
  const t = textsIn(content.language)
  const half = WIDTH / 2 - 14
  const top = sheet.y
  const column = (title: string, lines: string[], x: number): number => {
    sheet.y = top
    sheet.write(title, { tag: 'H2', size: 9.5, colour: INK.soft, x, width: half })
    sheet.skip(2)
    for (const [index, line] of lines.entries())
      sheet.write(line, { letters: index === 0 ? 'strong' : 'text', x, width: half })
    return sheet.y
  }
  const seller = column(t('receipts.seller'), sellerLines(content), LEFT)
  const names = buyerLines(buyer, t('receipts.forgotten')).filter((line) => printable(line, 'text') !== '')
  const forWhom = column(t('receipts.buyer'), names, RIGHT - half)
  sheet.y = Math.max(seller, forWhom) + 24
}

const COUNT = { x: LEFT + 270, width: 90, align: 'right' } as const
const AMOUNT = { x: LEFT + 370, width: WIDTH - 370, align: 'right' } as const

function drawLines(sheet: Sheet, { content }: FrozenReceipt): void {
  const t = textsIn(content.language)
  const { what, howMany, note } = lineWords(content)
  const head = { tag: 'TH', size: 9.5, colour: INK.soft } as const
  sheet.table(() => {
    sheet.row([
      { text: t('receipts.item'), style: { ...head, width: 260 } },
      { text: t('receipts.count'), style: { ...head, ...COUNT } },
      { text: t('receipts.amount'), style: { ...head, ...AMOUNT } },
    ])
    sheet.skip(5)
    sheet.line()
    sheet.skip(9)
    sheet.row([
      { text: what, style: { letters: 'strong', width: 260 } },
      { text: howMany, style: COUNT },
      { text: eurosIn(content.language, content.amountCents), style: { letters: 'strong', ...AMOUNT } },
    ])
  })
  sheet.write(note, { size: 9.5, colour: INK.soft, width: 260 })
  sheet.skip(9)
  sheet.line()
  sheet.skip(12)
}

function drawTotals(sheet: Sheet, { content }: FrozenReceipt): void {
  const { language, vat, amountCents, kind } = content
  const t = textsIn(language)
  const label = { x: LEFT + 200, width: 160, align: 'right' } as const
  const sums =
    'rate' in vat
      ? [
          [t('receipts.net'), vat.netCents] as const,
          [t('receipts.vat', { rate: rateIn(language, vat.rate) }), vat.vatCents] as const,
        ]
      : []
  sheet.table(() => {
    for (const [name, cents] of sums) {
      sheet.row([
        { text: name, style: { ...label, colour: INK.soft } },
        { text: eurosIn(language, cents), style: AMOUNT },
      ])
      sheet.skip(3)
    }
    const strong = { letters: 'strong', size: 13, colour: INK.primary } as const
    sheet.row([
      { text: t(`receipts.total_${kind}`), style: { ...label, ...strong } },
      { text: eurosIn(language, amountCents), style: { ...AMOUNT, ...strong } },
    ])
  })
  if ('exemption' in vat) {
    sheet.skip(4)
    sheet.write(vat.exemption, { colour: INK.soft, align: 'right' })
  }
  sheet.skip(28)
}

function drawNotes(sheet: Sheet, { content }: FrozenReceipt): void {
  const { language, cardProvider, corrects, consents } = content
  const t = textsIn(language)
  const date = momentIn(language, new Date(content.paidAt))
  const provider = PROVIDER_LABEL[cardProvider]
  sheet.write(provider ? t('receipts.paid', { date, provider }) : t('receipts.paidTest', { date }))
  if (corrects) {
    const reason = t(`purchases.reasons.${corrects.reason}`)
    sheet.skip(4)
    sheet.write(t('receipts.corrects', { number: corrects.number, reason }))
  }
  if (!consents) return
  sheet.skip(14)
  sheet.write(t('receipts.consents'), { tag: 'H2', letters: 'strong' })
  sheet.skip(3)
  for (const which of ['startNow', 'losesWithdrawal'] as const)
    sheet.write(consents[which].words, { size: 9.5 })
  const at = momentIn(language, new Date(consents.startNow.at))
  sheet.write(t('receipts.consented', { date: at, terms: consents.terms }), { size: 9.5, colour: INK.soft })
}
