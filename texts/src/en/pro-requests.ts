import type { Texts } from '../texts.ts'

export const proRequests = {
  title: 'Professional account',
  intro: 'A hairdresser? A professional account includes a free test of 5 images. We verify every salon.',
  open: 'Ask for a professional account',
  again: 'Ask again',
  salonName: 'Name of the salon',
  siret: 'SIRET',
  siretHint: '14 digits, as on your invoices',
  send: 'Send my request',
  sending: 'Sending...',
  sentTitle: 'Request sent',
  sentText: 'We verify your salon, then write to you.',
  pending: 'Request sent on {{date}} for {{salon}}. We verify your salon, then write to you.',
  refused:
    'Your request of {{date}} for {{salon}} could not be accepted. You may correct it and send it again.',
  accepted: 'Your account is a professional one, for {{salon}} (SIRET {{siret}}).',
  isPro: 'Your account is a professional one.',
  unknown: 'The state of your request could not be read.',
  retry: 'Try again',
  errorTitle: 'Your request was not sent',
  errorText: 'We are having a temporary difficulty. Try again.',
} satisfies Texts['proRequests']
