/** The door of accounts. */
export { guardRoutes, personOf } from './access.ts'
export { forgetExpired } from './forget-expired.ts'
export type { Person } from './sign-ins.ts'
