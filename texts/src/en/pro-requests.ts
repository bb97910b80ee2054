import type { Texts } from '../texts.ts'

export const proRequests = {
  title: 'Professional account',
  intro:
    'Are you a hairdresser? A professional account includes a free test of 5 images. We check every salon.',
  open: 'Ask for a professional account',
  again: 'Send a new request',
  salonName: 'Name of the salon',
  siret: 'SIRET',
  siretHint: '14 digits, as on your invoices',
  send: 'Send my request',
  sending: 'Sending...',
  sentTitle: 'Request sent',
  sentText: 'We will check your salon, then write to you.',
  pending: 'Request sent on {{date}} for {{salon}}. We will check your salon, then write to you.',
  refused:
    'Your request of {{date}} for {{salon}} could not be accepted. You can correct it and send it again.',
  accepted: 'You have a professional account, for {{salon}} (SIRET {{siret}}).',
  isPro: 'You have a professional account.',
  unknown: 'The status of your request could not be shown.',
  errorTitle: 'Your request was not sent',
  errorText: 'We are having a temporary problem. Try again.',
} satisfies Texts['proRequests']
