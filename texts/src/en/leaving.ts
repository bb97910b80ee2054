import type { Texts } from '../texts.ts'

export const leaving = {
  title: 'Your data',
  exportText:
    'Your profile, your transformations, your purchases, your consents, your photos and your images, in a single file.',
  export: 'Download my data (ZIP)',
  delete: 'Delete my account',
  question: 'Delete your account?',
  goes: 'Your photos, your images, your drafts, your credits, your messages and your details are deleted at once, and cannot come back. You will be signed out on all your devices.',
  stays:
    'The law asks us to keep the amounts paid: they stay in our books, without your name. Only professional invoices keep the name and SIRET of the salon.',
  password: 'Current password',
  confirm: 'Delete my account',
  deleting: 'Deleting...',
  doneTitle: 'Your account is deleted',
  doneText: 'Your photos, your images and your details are gone.',
  troubleTitle: 'Your account is not deleted',
  trouble: 'We are experiencing a temporary difficulty. Try again.',
} satisfies Texts['leaving']
