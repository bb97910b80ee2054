/** The door of withdrawals. */
export { withdrawalOfOrder } from './contract-facts.ts'
export { listDeclarations } from './declarations.ts'
export { forgetDeclarer, forgetOldDeclarations, herDeclarations } from './her-declarations.ts'
