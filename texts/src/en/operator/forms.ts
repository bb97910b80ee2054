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

export const look = {
  style: 'The style this photo shows',
  picture: 'The photo',
  pictureHint: 'JPEG or PNG, at most 20 MB.',
  pictureOf: 'Hairstyle: {{style}}',
  name: 'Licence',
  nameHint: 'For example: CC0 1.0, or a photo of the house.',
  holder: 'Owner of the photo',
  holderHint: 'The photographer, the salon, or whoever gave up her rights.',
  proof: 'What proves that we may use it',
  proofHint: 'For example: written assignment of 3 November 2026, file 12.',
  consent: 'Consent of the person shown',
  consentHint: 'For example: written consent of 3 November 2026. Or: nobody, the picture is invented.',
  url: 'Address of origin (optional)',
  urlHint: 'It begins with https://',
} satisfies Texts['operator']['look']
