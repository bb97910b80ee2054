/** The entry of withdrawals. */
export { withdrawalOfOrder } from './contract-facts.ts'
export { listDeclarations, settleDeclaration } from './declarations.ts'
export { forgetOldDeclarations } from './her-declarations.ts'
