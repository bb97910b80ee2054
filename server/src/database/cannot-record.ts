/**
 * PostgreSQL's codes of "disk full" and "read-only transaction": the second is what our own embedded database says short
 * of room, and so do many who run a PostgreSQL for others. It can be read from all the same.
 */
const CANNOT_RECORD = /^(53100|25006)$/

/** Drizzle wraps the driver's error: the code is on the cause. */
const codeOf = (error: unknown): unknown =>
  (error as { code?: unknown }).code ?? (error as { cause?: { code?: unknown } }).cause?.code

export const cannotRecord = (error: unknown): boolean => CANNOT_RECORD.test(String(codeOf(error) ?? ''))
