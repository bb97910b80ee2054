import {
  countCharacters,
  EMAIL_MAX,
  FACTOR_CODE_DIGITS,
  FIRST_NAME_MIN,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECOVERY_CODE_LENGTH,
} from './account-rules.ts'

/** What is wrong with what she typed, as a key of texts `fields`; null when nothing is. */
export type FindFault = (typed: string) => FieldFault | null

export const FIELD_FAULTS = [
  'emailInvalid',
  'emailRequired',
  'factorCodeInvalid',
  'firstNameShort',
  'passwordLong',
  'passwordRequired',
  'passwordShort',
  'tooLong',
] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]

/** An address as mail servers take it: no dot at an end of the first part, nor two in a row. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** A password that is only compared may be of any length an attacker cannot make dear. */
const GIVEN_PASSWORD_MAX = 1024

export const firstNameFault: FindFault = (typed) => {
  const length = countCharacters(typed.trim())
  return length < FIRST_NAME_MIN ? 'firstNameShort' : length > NAME_MAX ? 'tooLong' : null
}

/** Of an address that is to be hers: an empty one is as wrong as any other. */
export const ownEmailFault: FindFault = (typed) => {
  const email = typed.trim()
  return email.length > EMAIL_MAX || !EMAIL.test(email) ? 'emailInvalid' : null
}

export const emailFault: FindFault = (typed) => (typed.trim() ? ownEmailFault(typed) : 'emailRequired')

export const passwordFault: FindFault = (typed) => {
  const length = countCharacters(typed)
  return length < PASSWORD_MIN ? 'passwordShort' : length > PASSWORD_MAX ? 'passwordLong' : null
}

export const givenPasswordFault: FindFault = (typed) =>
  typed ? (typed.length > GIVEN_PASSWORD_MAX ? 'tooLong' : null) : 'passwordRequired'

const FACTOR_CODE = new RegExp(`^(?:[0-9]{${FACTOR_CODE_DIGITS}}|[A-Z0-9]{${RECOVERY_CODE_LENGTH}})$`)

/** Of her app, or for when it is lost, however it is spaced. */
export const factorCodeFault: FindFault = (typed) =>
  FACTOR_CODE.test(typed.replaceAll(/[\s.-]/gu, '').toUpperCase()) ? null : 'factorCodeInvalid'

/** The forms of the sign-in, checked alike by the browser before they are sent and by the server. */
export const FORM_CHECKS = {
  register: { firstName: firstNameFault, email: ownEmailFault, password: passwordFault },
  login: { email: emailFault, password: givenPasswordFault },
  forgotten: { email: emailFault },
  code: { code: factorCodeFault },
} satisfies Record<string, Record<string, FindFault>>
