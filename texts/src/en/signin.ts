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
  loggingIn: 'Signing in...',
  forgotten: 'Forgot your password?',
  forgottenHelp:
    'Changing a password online is not open yet. Write to us from the address of your account, at {{email}}: we reply within {{delay}}.',
  accept: 'By signing up you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>.',
} satisfies Texts['signin']
