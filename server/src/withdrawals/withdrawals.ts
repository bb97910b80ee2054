/** The entry of withdrawals. */
export { withdrawalOfOrder } from './contract-facts.ts'
export { listDeclarations } from './declarations.ts'
export { forgetOldDeclarations } from './her-declarations.ts'
