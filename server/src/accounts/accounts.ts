/** The entry of accounts. */
export { guardRoutes, personOf } from './access.ts'
export { forgetExpired } from './forget-expired.ts'
export type { Belongings } from './leaving/belongings.ts'
export { changePerson, holdAccount, holdConfirmedEmail, makePro } from './queries.ts'
export type { Person } from './sign-ins.ts'
