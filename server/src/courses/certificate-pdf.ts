import { pages } from '@app/domain/routes.ts'
import type { Language } from '@app/texts/languages.ts'
import { INK, LEFT, Sheet, WIDTH } from '../plugins/pdf/sheet.ts'
import { textsIn } from '../plugins/texts.ts'
import type { CertificateRow } from './queries.ts'

interface About {
  certificate: CertificateRow
  language: Language
  brand: string
  publicUrl: string
}

/** The name its file is saved under. */
export const certificateName = ({ number }: CertificateRow): string => `attestation-${number}.pdf`

/** One page of A4, from what was frozen: what she learned, with whom, how long, and where the number is verified. */
export async function drawCertificate({ certificate, language, brand, publicUrl }: About): Promise<Buffer> {
  const t = textsIn(language)
  const { number, name, titles, minutes, trainer, issuedAt, certification } = certificate
  const title = t('courses.certificate.title')
  const sheet = new Sheet({ title: `${title} ${number}`, author: brand, language, at: issuedAt })
  sheet.mark(LEFT - 3, sheet.y)
  sheet.y += 2
  sheet.write(brand, { letters: 'display', size: 21, x: LEFT + 24 })
  sheet.skip(90)
  sheet.write(title, { tag: 'H1', letters: 'display', size: 32, colour: INK.primary })
  sheet.skip(26)
  sheet.write(t('courses.certificate.to'), { colour: INK.soft, size: 13 })
  sheet.skip(6)
  sheet.write(name, { letters: 'display', size: 26 })
  sheet.skip(22)
  sheet.write(t('courses.certificate.finished'), { colour: INK.soft, size: 13 })
  sheet.skip(6)
  sheet.write(titles[language], { letters: 'strong', size: 19, width: WIDTH })
  sheet.skip(16)
  sheet.write(t('courses.certificate.facts', { minutes, trainer, date: dayIn(language, issuedAt) }), {
    size: 12,
  })
  if (certification) {
    sheet.skip(8)
    const { type, number: registered } = certification
    sheet.write(t('courses.certifying', { type, number: registered }), { letters: 'strong', size: 12 })
  }
  sheet.skip(34)
  sheet.line()
  sheet.skip(12)
  sheet.write(t('courses.certificate.number', { number }), { letters: 'strong', size: 12 })
  sheet.skip(3)
  const address = publicUrl + pages.certificate(number)
  sheet.write(t('courses.certificate.verify', { address }), { colour: INK.soft })
  if (!certification) {
    sheet.skip(3)
    sheet.write(t('courses.certificate.noTitle'), { colour: INK.soft })
  }
  return sheet.bytes()
}

const DAYS = {
  fr: new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', dateStyle: 'long' }),
}
const dayIn = (language: Language, at: Date): string => DAYS[language].format(at)
