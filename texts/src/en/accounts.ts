import type { Texts } from '../texts.ts'

export const accounts = {
  revealed_zero: 'Your first transformation awaits you',
  revealed_one: '{{count}} transformation revealed',
  revealed_other: '{{count}} transformations revealed',
  revealed_many: '{{count}} transformations revealed',
  credits_one: '{{count}} credit',
  credits_other: '{{count}} credits',
  credits_many: '{{count}} credits',
  profileButton: 'Profile',
  journeyButton: 'Journey',
  cancel: 'Cancel',
  profile: {
    title: 'My beauty profile',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    gender: 'Gender',
    genderUnset: 'Not set',
    genders: { femme: 'Woman', homme: 'Man', autre: 'Other' },
    phone: 'Phone (optional)',
    save: 'Save',
    saving: 'Saving...',
  },
  avatars: {
    title: 'Choose my photo',
    portrait: 'Portrait {{number}}',
    saving: 'Saving your portrait...',
  },
  logout: {
    trigger: 'Sign out',
    title: 'Sign out',
    question: 'Are you sure you want to sign out?',
    namedQuestion: '{{firstName}}, are you sure you want to sign out?',
    confirm: 'Sign out',
  },
  confirmation: {
    notice: 'Your address {{email}} is not confirmed yet.',
    resend: 'Send the e-mail again',
    sent: 'The e-mail is on its way: open the link inside.',
  },
} satisfies Texts['accounts']
