import type { Language } from '@app/texts/languages.ts'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Database, Queryable } from '../database/client.ts'
import { mails } from '../database/schema/accounts.ts'
import { escapeHtml } from './escape-html.ts'
import { textsIn } from './texts.ts'

export type MailKind =
  | 'welcome'
  | 'new_address'
  | 'address_notice'
  | 'address_changed'
  | 'password_link'
  | 'password_changed'
  | 'ready'
  | 'ready_short'
  | 'failed_refunded'
  | 'failed_free'
  | 'more_ready'
  | 'more_short'
  | 'more_failed'
  | 'redo_failed'
  | 'refunded'
  | 'withdrawal_acknowledged'
  | 'pro_requested'
  | 'pro_accepted'
  | 'pro_refused'
  | 'account_deleted'

export interface Mail {
  to: string
  /** Whose account it is about: the message goes with the account. */
  userId?: string
  language: Language
  kind: MailKind
  values: Record<string, string | number>
  /** Where the one button leads. */
  link: string
  /** The same key is written once. */
  dedupeKey?: string
}

/** A mail server that says nothing must not hold up the rounds that also bring refunds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** After this long a message that never left has lost its sense. */
const WORTH_SENDING_DAYS = 3

/**
 * Messages are written to the outbox in the transaction that makes them true, and leave for the mail server when
 * one is configured. Without one the outbox is where a developer reads them.
 */
export class Mailer {
  readonly #brand: Config['brand']
  readonly #transport: Transporter | null

  constructor(brand: Config['brand'], smtpUrl: string | null) {
    this.#brand = brand
    this.#transport = smtpUrl ? createTransport({ url: smtpUrl, ...TIMEOUTS }) : null
  }

  async post(within: Queryable, mail: Mail): Promise<void> {
    await within
      .insert(mails)
      .values({
        recipient: mail.to,
        userId: mail.userId ?? null,
        language: mail.language,
        kind: mail.kind,
        dedupeKey: mail.dedupeKey ?? null,
        ...this.#write(mail),
      })
      .onConflictDoNothing()
  }

  /**
   * Sends what has not left yet. A message the server refuses stays for another round and lets the others pass; when
   * the server itself is away the round ends.
   */
  async sendWaiting(database: Database, onError: (cause: unknown) => void): Promise<void> {
    if (!this.#transport) return
    const since = sql`now() - make_interval(days => ${WORTH_SENDING_DAYS})`
    const waiting = await database
      .select()
      .from(mails)
      .where(and(isNull(mails.sentAt), gt(mails.createdAt, since)))
      .orderBy(sql`${mails.triedAt} asc nulls first`, asc(mails.createdAt))
      .limit(20)
    for (const mail of waiting) {
      try {
        await this.#transport.sendMail({
          from: { name: this.#brand.name, address: this.#brand.supportEmail },
          to: mail.recipient,
          subject: mail.subject,
          text: mail.textBody,
          html: mail.htmlBody,
          messageId: `<${mail.id}@${this.#brand.supportEmail.split('@')[1]}>`,
        })
        // The last message to somebody who deleted her account still knows her address: nothing of it is kept.
        // What it said may be the key of an account: it is now in her mailbox, and nowhere else.
        if (mail.kind === 'account_deleted') await database.delete(mails).where(eq(mails.id, mail.id))
        else
          await database
            .update(mails)
            .set({ sentAt: sql`now()`, textBody: '', htmlBody: '' })
            .where(eq(mails.id, mail.id))
      } catch (cause) {
        onError(cause)
        await database.update(mails).set({ triedAt: sql`now()` }).where(eq(mails.id, mail.id))
        if ((cause as { responseCode?: number }).responseCode === undefined) return
      }
    }
  }

  close(): void {
    this.#transport?.close()
  }

  #write({ to, kind, language, values, link }: Mail): { subject: string; textBody: string; htmlBody: string } {
    const t = textsIn(language)
    const all = {
      ...plainValues(values),
      recipient: to,
      brand: this.#brand.name,
      supportEmail: this.#brand.supportEmail,
      amount: amountIn(language, values),
    }
    const part = (name: 'subject' | 'preheader' | 'body' | 'button') => t(`mails.${kind}.${name}`, all)
    const [subject, preheader, body, button] = [
      part('subject'),
      part('preheader'),
      part('body'),
      part('button'),
    ]
    const [help, signature] = [t('mails.help', all), t('mails.signature', all)]
    return {
      subject: subject.replaceAll(/[\r\n]+/g, ' '),
      textBody: [body, `${button}\n${link}`, help, signature].join('\n\n'),
      htmlBody: htmlMail({ language, subject, preheader, body, button, link, help, signature }),
    }
  }
}

/**
 * A name is whatever somebody typed, and the address beside it may be a stranger's: nothing in it becomes a link in
 * the mailbox or begins a line of its own.
 */
const plainValues = (values: Mail['values']): Mail['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? plain(value) : value]),
  )

const plain = (typed: string): string =>
  typed
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('://', ' ')
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ')

const amountIn = (language: Language, values: Mail['values']): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
    Number(values.cents ?? 0) / 100,
  )

function htmlMail(
  m: Record<'language' | 'subject' | 'preheader' | 'body' | 'button' | 'link' | 'help' | 'signature', string>,
): string {
  const e = Object.fromEntries(Object.entries(m).map(([key, text]) => [key, escapeHtml(text)])) as typeof m
  return `<!doctype html><html lang="${e.language}"><head><meta charset="utf-8"><title>${e.subject}</title></head>
<body style="margin:0;background:#FBF7F8;color:#2A1018;font:17px/1.5 Optima,Candara,sans-serif">
<div style="display:none">${e.preheader}</div>
<div style="max-width:560px;margin:0 auto;padding:36px 20px">
<h1 style="font:400 30px/1.1 Georgia,serif;margin:0 0 20px">${e.subject}</h1>
<p>${e.body}</p>
<p style="margin:28px 0"><a href="${e.link}" style="background:#741F2D;color:#FFF6F2;padding:16px 24px;border-radius:14px;text-decoration:none;font-weight:bold">${e.button}</a></p>
<p style="color:#6B4B57">${e.help}</p><p style="color:#6B4B57">${e.signature}</p>
</div></body></html>`
}
