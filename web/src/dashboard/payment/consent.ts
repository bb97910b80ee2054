/** The terms she is shown beside the pay button; recorded with her consent (checklist L5). */
export const TERMS_VERSION = '2026-11'
