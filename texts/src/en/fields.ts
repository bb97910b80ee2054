import type { fields as fr } from '../fr/fields.ts'

export const fields = {
  emailInvalid: 'Invalid email address',
  emailRequired: 'This field is required',
  passwordRequired: 'This field is required',
  passwordShort: 'At least 6 characters',
  passwordLong: 'At most 128 characters',
  passwordWrong: 'Incorrect password',
  passwordCommon: 'Too common a password',
  firstNameShort: 'First name too short',
  firstNameRequired: 'This field is required',
  phoneInvalid: 'Invalid phone number',
  tooLong: 'Text too long',
  invalid: 'Incorrect value',
} satisfies Record<keyof typeof fr, string>
