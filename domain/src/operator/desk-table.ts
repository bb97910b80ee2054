import type { DeskAct } from './desk-acts.ts'

/** What stands in a column; a `code` is one of a few words, said in the reader's language where it is known; a `day` is one of the calendar; a `cost` is in thousandths of a cent; `codes` are such words with a space between, each a sentence; a `picture` is named by its row. */
export type CellKind =
  | 'picture'
  | 'codes'
  | 'text'
  | 'moment'
  | 'day'
  | 'cents'
  | 'cost'
  | 'count'
  | 'code'
  | 'yes'

/** What the server reads and the pages draw. */
export interface Table {
  columns: Record<string, CellKind>
  /** The column its rows are in the order of, the latest first. */
  by: string
  /** The columns they may be put in the order of: those an index keeps in order, however many rows there are. */
  sorted: readonly string[]
  /** The column rows may be chosen by, and the words it may have. */
  chosenBy?: { column: string; of: readonly string[] }
  /** Of `chosenBy`: the word of rows that wait for somebody. */
  waits?: string
  /** The act that adds a row to it, where an operator may. */
  adds?: DeskAct
}
