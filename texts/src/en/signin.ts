import type { Texts } from '../texts.ts'

export const signin = {
  title: 'Sign in',
  tabs: 'Create an account or sign in',
  register: 'Sign up',
  login: 'Sign in',
  firstName: 'First name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  gender: 'Gender',
  genders: { unsaid: 'I prefer not to say', femme: 'Woman', homme: 'Man', autre: 'Other' },
  registering: 'Signing up...',
  checking: 'Checking your details...',
  entering: {
    register: 'Preparing your dashboard...',
    login: 'Signing in...',
  },
  forgotten: {
    link: 'Forgot your password?',
    title: 'Forgotten password',
    text: 'Enter your address and we will send you a link to choose a new password. It is valid for one hour.',
    send: 'Send me a link',
    sending: 'Sending...',
    sent: 'If an account exists for this address, a link has just been sent.',
    sentHelp: 'Nothing arrived? Check your spam folder too, or the address above.',
    again: 'Send another link',
    back: 'Back to sign in',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'A short sentence is easy to remember and hard to guess. Once it is changed, all your devices are signed out and you sign in with the new password.',
    password: 'New password',
    save: 'Change my password',
    saving: 'Changing...',
    doneTitle: 'Password changed',
    doneText: 'Sign in with the new one.',
    errorTitle: 'Your password was not changed',
    errorText: 'We are having a temporary problem. Try again in a moment.',
    expiredTitle: 'This link is no longer valid',
    expiredText:
      'It has already been used, or is over an hour old. Nothing has changed: ask for a new link, it arrives in moments.',
    askAgain: 'Ask for a new link',
    noScript:
      'This page needs JavaScript. Turn it on, or write to us at {{email}}, from the address of your account.',
  },
  accept: 'By signing up, you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>.',
} satisfies Texts['signin']
