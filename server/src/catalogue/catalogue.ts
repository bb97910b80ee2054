/** The door of the catalogue. */
export { findEntitlement } from './entitlement.ts'
export { findPackage, findTone } from './queries.ts'
