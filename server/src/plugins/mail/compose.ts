import { firstOfMonth } from '@app/texts/first-of-month.ts'
import type { Language } from '@app/texts/languages.ts'
import { textsIn } from '../texts.ts'
import { htmlMail } from './html-mail.ts'
import type { Mail } from './mail.ts'
import { partAsText } from './parts.ts'

/** A message in its language, as text and as HTML. */
export function compose(
  brand: { name: string; supportEmail: string },
  { to, kind, language, values, words = {}, link, parts = [] }: Mail,
): { subject: string; textBody: string; htmlBody: string } {
  const t = textsIn(language)
  const all = {
    ...plainValues(language, values),
    ...words,
    recipient: to,
    brand: brand.name,
    supportEmail: brand.supportEmail,
    amount: amountIn(language, values),
  }
  const part = (name: 'subject' | 'preheader' | 'body' | 'button') => t(`mails.${kind}.${name}`, all)
  const [subject, preheader, body, button] = [
    part('subject').replaceAll(/[\r\n]+/g, ' '),
    part('preheader'),
    part('body'),
    part('button'),
  ]
  const [help, signature] = [t('mails.help', all), t('mails.signature', all)]
  return {
    subject,
    textBody: [
      body,
      `${button}\n${link}`,
      ...parts.map((each) => partAsText(each, language)),
      help,
      signature,
    ].join('\n\n'),
    htmlBody: htmlMail({ language, subject, preheader, body, button, link, parts, help, signature }),
  }
}

/**
 * A name is whatever somebody typed, and the address beside it may be a stranger's: nothing in it becomes a link in
 * the mailbox or begins a line of its own.
 */
const plainValues = (language: Language, values: Mail['values']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? plain(value) : value instanceof Date ? dayIn(language, value) : value,
    ]),
  )

const plain = (typed: string): string =>
  typed
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('://', ' ')
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ')

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

function dayIn(language: Language, at: Date): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Paris' })
  return firstOfMonth(format.format(at), language)
}

const amountIn = (language: Language, values: Mail['values']): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
    Number(values.cents ?? 0) / 100,
  )
