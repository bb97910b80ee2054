import { type SQL, sql } from 'drizzle-orm'

export interface States {
  /** The word of a row, as a column. */
  told: SQL
  /** Which rows a word chooses. */
  only: (word: string) => SQL
}

/** A column that is one of a few words: of each, which rows it is of. No row is of two. */
export function statesOf(words: Record<string, SQL>): States {
  const cases = Object.entries(words).map(([word, isIt]) => sql`when ${isIt} then ${word}::text`)
  return {
    told: sql`case ${sql.join(cases, sql` `)} end`,
    only: (word) => words[word] ?? sql`true`,
  }
}
