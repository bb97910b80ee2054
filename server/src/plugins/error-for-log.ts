interface Facts {
  code?: string
  query?: string
  /** At which step of a delivery it went wrong, and what the mail server answered. */
  command?: string
  responseCode?: number
}

/**
 * An error as the log may keep it. A failing query's own message carries every value it was given (an address, a
 * hash, a link that opens an account), so only its text and its code are written. Neither is what a mail server
 * answered: it repeats whom the message was for.
 */
export function errorForLog(error: unknown): object {
  if (!isLikeError(error)) return { message: String(error) }
  const { name, message, stack, cause, ...facts } = error
  const isQuery = facts.query !== undefined
  return {
    type: name,
    message: wordsOf(message, facts),
    ...(facts.code && { code: facts.code }),
    ...(facts.command && { command: facts.command, responseCode: facts.responseCode }),
    ...(isQuery && { query: facts.query }),
    stack: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  }
}

/** Also what a library has copied into a plain object on its way, as the job queue does. */
const isLikeError = (error: unknown): error is Error & Facts =>
  typeof error === 'object' && error !== null && typeof (error as Error).message === 'string'

function wordsOf(message: string, { query, command }: Facts): string {
  if (query !== undefined) return 'the query failed'
  // A server that is away says nothing of anybody.
  return command === undefined || command === 'CONN' ? message : 'the mail could not be delivered'
}
