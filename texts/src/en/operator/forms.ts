import type { Texts } from '../../texts.ts'

export const offer = {
  price: 'Price in euros',
  priceHint: '0: free. Otherwise from 0.50 to 10,000, for example 49 or 49.50.',
  trainer: 'Trainer',
  registration: 'Registration number (optional)',
  registrationHint:
    'The course is called certifying only with it. A certifying course is not sold here: it opens only where it is free.',
  register: 'Register',
  url: 'Address of the registration page',
  urlHint: 'It begins with https://',
} satisfies Texts['operator']['offer']

export const claim = {
  kind: 'What the house says',
  count: 'Number',
  percent: 'Per cent',
  answers: 'Number of answers',
  from: 'First answer, on',
  to: 'Last answer, on',
  month: 'A day in the month of her review',
  firstName: 'Her first name',
  text: 'Her words, as they are',
} satisfies Texts['operator']['claim']

export const proof = {
  evidence: 'What proves it',
  evidenceHint: 'For example: Count of orders, financial year 2025. Name nobody: the log keeps it.',
  date: 'Dated',
  dateHint: 'The day of the count, the audit or the consent.',
  licence: 'What lets us say it',
  licenceHint: 'For example: our own orders, or a written consent and its day.',
  url: 'Where to read it (optional)',
  urlHint: 'An address that begins with https://, for you: the site does not show it.',
} satisfies Texts['operator']['proof']
