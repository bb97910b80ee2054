import type { Texts } from '../texts.ts'

export const support = {
  link: 'Contact form',
  title: 'Write to us',
  lead: 'A question, a problem, an idea? Someone from our team answers within {{supportDelay}}.',
  text: 'Your message',
  send: 'Send my message',
  kept: 'Your message is kept for a year at most, to answer you and to find what we told you. Please leave out passwords and card numbers.',
  answeredAtAccount: 'We answer at the e-mail address of your account.',
  otherWays: 'Would you rather send an e-mail?',
  refused: 'Your message was not sent',
  received: 'Your message has arrived. Its number is {{number}}.',
  receivedHelp: 'We answer by e-mail within {{supportDelay}}. It may be worth a look at your spam folder.',
  receivedByMail: 'We answer by e-mail.',
  trouble: 'Your message was not sent. Please try again.',
  about: {
    title: 'A question about this transformation?',
    text: 'Our team knows which one you mean. They only look at your images if you ask them to.',
    open: 'Ask a question',
  },
} satisfies Texts['support']
