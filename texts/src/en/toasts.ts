import type { Texts } from '../texts.ts'

export const toasts = {
  welcome: { title: 'Welcome, {{firstName}}!', description: 'Your beauty space is ready.' },
  loginSuccess: {
    title: 'Lovely to see you again!',
    description: 'Your transformations are waiting for you.',
  },
  logoutSuccess: { title: 'See you soon!', description: 'You are signed out.' },
  profileUpdated: { title: 'Profile updated', description: 'Your details are saved.' },
  imageUpdated: { title: 'Portrait updated', description: 'Your new portrait is in place.' },
  transformationCreated: { title: 'Transformation created', description: '“{{name}}” is on your dashboard.' },
  generationStarted: {
    title: 'Generation started',
    description: 'Your images usually arrive {{usualWait}}. You can close this page, we will e-mail you.',
  },
  generationCompleted: {
    title: 'Your transformation is ready',
    description_one: '{{count}} image to see.',
    description_other: '{{count}} images to see.',
    description_many: '{{count}} images to see.',
    action: 'View',
  },
  creditsAdded: {
    title: 'Credits added',
    description_one: '{{count}} more credit. New balance: {{balance}}.',
    description_other: '{{count}} more credits. New balance: {{balance}}.',
    description_many: '{{count}} more credits. New balance: {{balance}}.',
  },
  uploadSuccess: {
    title: 'Photos added',
    description_one: '{{count}} photo added.',
    description_other: '{{count}} photos added.',
    description_many: '{{count}} photos added.',
  },
  saved: { title: 'Saved', description: 'Your draft is up to date.' },
  confirmationSent: {
    title: 'E-mail sent',
    description: 'Open the link sent to {{email}} to confirm your address.',
  },
  loginError: { title: 'Unable to sign in', description: 'Check your details and try again.' },
  registerError: {
    title: 'A small technical hitch',
    description: 'We are having a temporary problem.',
  },
  networkError: { title: 'Connection lost', description: 'Check your internet connection and try again.' },
  profileError: { title: 'Could not save', description: 'Your changes were not saved. Try again.' },
  profileImageError: { title: 'Update failed', description: 'Your portrait has not changed. Try again.' },
  confirmationError: {
    title: 'Could not send',
    description: 'The e-mail was not sent. Try again in a moment.',
  },
  sessionError: {
    title: 'Could not create',
    description: 'Your transformation was not created. Your photos are kept, try again.',
  },
  generationError: {
    title: 'Generation failed',
    description: 'You can try again.',
    credits_one: '{{count}} credit given back. You can try again.',
    credits_other: '{{count}} credits given back. You can try again.',
    credits_many: '{{count}} credits given back. You can try again.',
    money: '{{euros, currency(EUR)}} refunded. You can try again.',
    both_one: '{{count}} credit and {{euros, currency(EUR)}} given back. You can try again.',
    both_other: '{{count}} credits and {{euros, currency(EUR)}} given back. You can try again.',
    both_many: '{{count}} credits and {{euros, currency(EUR)}} given back. You can try again.',
  },
  insufficientCredits: {
    title: 'Not enough credits',
    description: 'You need {{needed}} credits and have {{available}}.',
    action: 'Buy',
  },
  purchaseError: {
    title: 'Purchase failed',
    description: 'The payment could not be processed. Try again later.',
  },
  uploadError: {
    title: 'Upload problem',
    description_one: '{{count}} photo not sent. Check your connection and try again.',
    description_other: '{{count}} photos not sent. Check your connection and try again.',
    description_many: '{{count}} photos not sent. Check your connection and try again.',
    action: 'Try again',
  },
  uploadMin: {
    title: 'Photos missing',
    description_one: 'Add {{count}} more photo.',
    description_other: 'Add {{count}} more photos.',
    description_many: 'Add {{count}} more photos.',
  },
  uploadMax: { title: 'Too many photos', description: '{{max}} photos at most per upload.' },
  uploadFormat: { title: 'Format not supported', description: 'Please use JPG or PNG images.' },
  saveError: { title: 'Save failed', description: 'Your draft could not be saved. We are retrying.' },
  loading: { title: 'One moment', description: 'Loading...' },
} satisfies Texts['toasts']
