import { DrizzleQueryError } from 'drizzle-orm'

/** PostgreSQL and network codes that mean "the database is away", not "the query is wrong". */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|08\d{3})$/

/** pg says these without a code: no connection could be had, or the one that was in use broke. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and)/

/**
 * The database cannot be asked: it restarts, its connection broke, or the embedded one is being opened anew. What was
 * asked may be asked again. What another service does not answer, behind the error of a `fetch`, is none of it.
 */
export function databaseIsAway(error: unknown): boolean {
  // Drizzle wraps the driver's error; a connection that could not be had comes as it is.
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const { code, syscall } = cause as NodeJS.ErrnoException
  return AWAY.test(String(code ?? '')) || LOST.test(cause.message) || isSocketOfNone(code, syscall)
}

/** The embedded database is being opened again: its socket is not there yet. */
const isSocketOfNone = (code: unknown, syscall: unknown): boolean =>
  code === 'ENOENT' && syscall === 'connect'
