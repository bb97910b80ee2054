/** The entry of accounts. */
export { guardRoutes, personOf } from './access.ts'
export { EMAIL_CODE_LIFE } from './addresses/email-code.ts'
export { CONFIRMATION_LIFE } from './addresses/email-confirmation.ts'
export { forgetExpired } from './forget-expired.ts'
export type { Belongings } from './leaving/belongings.ts'
export { PASSWORD_LINK_LIFE } from './passwords/forgotten-password.ts'
export { changePerson, holdAccount, holdConfirmedEmail, makePro } from './queries.ts'
export { type Person, SIGN_IN_LIFE } from './sign-ins.ts'
