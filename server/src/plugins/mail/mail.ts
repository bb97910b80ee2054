import type { Language } from '@app/texts/languages.ts'
import type { MailPart } from './parts.ts'

export type MailKind =
  | 'welcome'
  | 'new_address'
  | 'address_notice'
  | 'address_changed'
  | 'password_link'
  | 'password_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_used'
  | 'ready'
  | 'ready_short'
  | 'failed_refunded'
  | 'failed_free'
  | 'photos_forgotten'
  | 'more_ready'
  | 'more_short'
  | 'more_failed'
  | 'redo_failed'
  | 'receipt'
  | 'refunded'
  | 'refund_failed'
  | 'dispute_opened'
  | 'withdrawal_acknowledged'
  | 'withdrawal_to_check'
  | 'enquiry'
  | 'enquiry_received'
  | 'pro_requested'
  | 'pro_accepted'
  | 'pro_refused'
  | 'account_idle'
  | 'account_deleted'
  | 'account_blocked'
  | 'account_unblocked'

export interface Mail {
  to: string
  /** Whom an answer goes to, where that is not the house. */
  replyTo?: string
  /** Whose account it is about: the message goes with the account. */
  userId?: string
  language: Language
  kind: MailKind
  /** What its sentences are filled with; a moment is said as its day. */
  values: Record<string, string | number | Date>
  /** The same, in words of ours that nobody typed: an amount, a sentence of the law. */
  words?: Record<string, string>
  /** Where the one button leads. */
  link: string
  /** What follows below the button, in words of ours. */
  parts?: MailPart[]
  /** What goes with it, such as a receipt, made when it leaves. */
  attachmentId?: string
  /** The same key is written once. */
  dedupeKey?: string
}
