import type { Texts } from '../../texts.ts'

const gaps = {
  name: 'Name your transformation',
  photos_one: '{{count}} more photo to continue',
  photos_other: '{{count}} more photos to continue',
  photos_many: '{{count}} more photos to continue',
  checking: 'We are checking your photos, one moment',
  sending: 'Your photos are uploading, one moment',
  style: 'Choose a style',
  styleChecked: 'We are checking this style on your photos, one moment',
  package: 'Choose a package',
  consent: 'To continue, agree below to your photos being sent',
}

const saving = {
  waiting: 'Saving...',
  saved: 'Saved just now',
  failed: 'Your draft could not be updated. We are retrying: keep this page open.',
}

export const drafts = {
  title: 'New generation',
  steps: {
    photos: 'Name and photos',
    style: 'Hair style',
    package: 'Image package',
    payment: 'Payment',
  },
  waiting: {
    title: 'Continue: step {{step}} of {{total}}',
    unnamed: 'Your transformation, in preparation',
    photos_one: '{{count}} photo of {{total}}',
    photos_other: '{{count}} photos of {{total}}',
    photos_many: '{{count}} photos of {{total}}',
    next: 'Next step: {{step}}.',
  },
  stepper: 'Steps',
  stepLine: 'Step {{step}} of {{total}}: {{name}}',
  stepDone: 'done',
  back: 'Back',
  next: 'Next',
  gaps,
  saving,
  closed: 'Your draft will be waiting here.',
  closedHeld_one: 'Your photo waits for your declaration to be sent, as long as this page stays open.',
  closedHeld_other:
    'Your {{count}} photos wait for your declaration to be sent, as long as this page stays open.',
  closedHeld_many:
    'Your {{count}} photos wait for your declaration to be sent, as long as this page stays open.',
  closedSending: 'Your photos keep uploading as long as this page stays open.',
  name: 'Name of your transformation',
  nameExample: "Example: Léa's wedding",
  loading: 'Loading...',
  loadError: 'Your draft could not be loaded',
  reassurance: 'What you have already saved is not lost.',
  retry: 'Try again',
} satisfies Texts['drafts']
