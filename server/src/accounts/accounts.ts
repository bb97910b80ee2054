/** The door of accounts. */
export { guardRoutes, personOf } from './access.ts'
export type { Person } from './sign-ins.ts'
