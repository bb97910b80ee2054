/** The terms of sale as they stand today: on their page, in her consent and on her receipt. */
export const TERMS_VERSION = '2026-11'
