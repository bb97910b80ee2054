import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Database, Queryable } from '../database/client.ts'
import { mails } from '../database/schema/mails.ts'
import { compose } from './mail/compose.ts'
import type { Mail } from './mail/mail.ts'
import { claimNext, giveUpStale, noteFailed, noteSent, type OutgoingMail } from './mail/outgoing.ts'
import { isServerAway, type SmtpFailure } from './mail/try-again.ts'

export type { Mail, MailKind } from './mail/mail.ts'

/** A mail server that says nothing must not hold up the scheduler that also brings refunds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const PER_RUN = 20

export interface Attachment {
  filename: string
  content: Buffer
  contentType: string
}

interface Delivery {
  /** What goes with a message, by the id written in it; null when it is gone. */
  attachmentOf: (id: string) => Promise<Attachment | null>
  timeouts: typeof TIMEOUTS
}

/**
 * Messages are written to the outbox in the transaction that makes them true, and leave for the mail server when
 * one is configured. Without one the outbox is where a developer reads them.
 */
export class Mailer {
  readonly #brand: Config['brand']
  readonly #server: ({ url: string } & typeof TIMEOUTS) | null
  #transport: Promise<Transporter> | null = null
  readonly #attachmentOf: Delivery['attachmentOf']

  constructor(brand: Config['brand'], smtpUrl: string | null, delivery: Partial<Delivery> = {}) {
    this.#brand = brand
    this.#server = smtpUrl ? { url: smtpUrl, ...TIMEOUTS, ...delivery.timeouts } : null
    this.#attachmentOf = delivery.attachmentOf ?? (async () => null)
  }

  async post(tx: Queryable, mail: Mail): Promise<void> {
    await tx
      .insert(mails)
      .values({
        recipient: mail.to,
        replyTo: mail.replyTo ?? null,
        userId: mail.userId ?? null,
        language: mail.language,
        kind: mail.kind,
        dedupeKey: mail.dedupeKey ?? null,
        attachmentId: mail.attachmentId ?? null,
        ...compose(this.#brand, mail),
      })
      .onConflictDoNothing()
  }

  /**
   * Sends what may leave now, each message by one worker. One the server refuses waits, longer each time, and lets
   * the others pass; when the server itself is away the run ends.
   */
  async sendWaiting(database: Database, onError: (cause: unknown, words: string) => void): Promise<void> {
    const server = this.#server
    if (!server) return
    await giveUpStale(database)
    for (let sent = 0; sent < PER_RUN; sent += 1) {
      const mail = await claimNext(database)
      if (!mail) return
      try {
        // Loaded with the first message that leaves.
        this.#transport ??= import('nodemailer').then(({ createTransport }) => createTransport(server))
        await this.#deliver(await this.#transport, mail)
      } catch (cause) {
        const failure = cause as SmtpFailure
        const outcome = await noteFailed(database, mail, failure)
        onError(cause, outcome === 'given_up' ? `mail ${mail.id} (${mail.kind}) given up` : 'mail')
        if (isServerAway(failure)) return
        continue
      }
      await noteSent(database, mail)
    }
  }

  async #deliver(transport: Transporter, mail: OutgoingMail): Promise<void> {
    const attachment = mail.attachmentId ? await this.#attachmentOf(mail.attachmentId) : null
    await transport.sendMail({
      from: { name: this.#brand.name, address: this.#brand.supportEmail },
      to: mail.recipient,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      messageId: `<${mail.id}@${this.#brand.supportEmail.split('@')[1]}>`,
      ...(attachment && { attachments: [attachment] }),
    })
  }

  async close(): Promise<void> {
    const transport = await this.#transport
    transport?.close()
  }
}
