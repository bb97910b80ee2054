import type { Texts } from '../texts.ts'

export const reviews = {
  title: 'Do you like this transformation?',
  loading: 'Loading your answer...',
  why: 'Your answer helps us make better images. We are the only ones who read it, unless you agree to have it published.',
  yes: 'Yes',
  no: 'Not really',
  text: 'Your review (optional)',
  textHint_one: "{{count}} character at most. Please leave out your surname and anybody else's name.",
  textHint_other: "{{count}} characters at most. Please leave out your surname and anybody else's name.",
  textHint_many: "{{count}} characters at most. Please leave out your surname and anybody else's name.",
  publish: 'Publish my review on the site',
  publishHint:
    'It appears with your first name and the month once our team has read it, whether it is good or bad. You can withdraw it at any time. It also disappears if you delete this transformation.',
  save: 'Save my review',
  takeBack: 'Withdraw my answer',
  standing: {
    private: 'Thank you. Your answer is saved, for us alone.',
    waiting: 'Thank you. Your review is saved: our team reads it before it appears.',
    published:
      'Your review is accepted. The home page shows the latest ones, once fifty people have answered.',
  },
  refused:
    'Your review is saved but will not be published. The reason: {{reason}}. You can change it and save it again.',
  trouble: 'Your answer was not saved. Please try again.',
  failure: {
    title: 'Your answer could not be shown',
    text: 'What you saved is kept.',
  },
} satisfies Texts['reviews']
