import type { Texts } from '../texts.ts'

export const mails = {
  signature: 'The {{brand}} team',
  help: 'A question? Reply to this message or write to {{supportEmail}}.',
  welcome: {
    subject: 'Welcome to {{brand}}, {{firstName}}',
    preheader: 'Your space is ready',
    body: 'Your account is ready. Confirm your e-mail address: it is how we tell you that your images are ready. This link is valid for 24 hours.',
    button: 'Confirm my address',
  },
  ready: {
    subject: '{{sessionName}} is ready',
    preheader: '{{count}} images to see',
    body: 'Your transformation is finished. Your source photos will be deleted 30 days after delivery.',
    button: 'See my images',
  },
  ready_short: {
    subject: '{{sessionName}} is ready',
    preheader: '{{count}} images to see',
    body: 'Your transformation is finished. We kept only the images that worked: {{count}} of those you ordered. For the others, {{credits}} credits have been returned, with nothing for you to do.',
    button: 'See my images',
  },
  failed_refunded: {
    subject: 'We could not create {{sessionName}}',
    preheader: 'Your payment is returned',
    body: 'An incident interrupted the creation. {{amount}} has already been returned to your card, with nothing for you to do. Allow 5 to 10 days depending on your bank.',
    button: 'See my transformation',
  },
  failed_free: {
    subject: 'We could not create {{sessionName}}',
    preheader: 'Your offer is still available',
    body: 'An incident interrupted the creation. Your offer was not used: you can try again whenever you like.',
    button: 'See my transformation',
  },
} satisfies Texts['mails']
