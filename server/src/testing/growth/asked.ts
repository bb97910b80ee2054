import pg from 'pg'

/** A statement as it went to PostgreSQL. */
export interface Statement {
  text: string
  values: unknown[]
}

interface Named {
  text: string
  values?: unknown[]
}

/** Writes down what this process asks of PostgreSQL while something is done; the asking itself goes on as it would. */
export async function askedWhile(act: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    const [first, second] = args as unknown as [string | Named, unknown]
    const text = typeof first === 'string' ? first : first.text
    const named = typeof first === 'string' ? undefined : first.values
    asked.push({ text, values: Array.isArray(second) ? second : (named ?? []) })
    return query.apply(this, args)
  } as typeof query
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  return asked
}
