/** The entry of shares. */
export { forgetEndedShares, SHARE_LIFE, stopShareAt } from './open-share.ts'
export { sharedFacts } from './shared-facts.ts'
