export interface FullRows {
  columns: number
  /** How many columns the first takes, so that no row ends in a hole. */
  lead: number
}

export const fullRows = (count: number, columns: number): FullRows => ({
  columns,
  lead: columns - ((count - 1) % columns),
})
