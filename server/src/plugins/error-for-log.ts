/**
 * An error as the log may keep it. A failing query's own message carries every value it was given (an address, a
 * hash, a link that opens an account), so only its text and its code are written.
 */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause, ...facts } = error as Error & { code?: string; query?: string }
  const isQuery = facts.query !== undefined
  return {
    type: name,
    message: isQuery ? 'the query failed' : message,
    ...(facts.code && { code: facts.code }),
    ...(isQuery && { query: facts.query }),
    stack: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  }
}
