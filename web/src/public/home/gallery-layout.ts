export interface FullRows {
  columns: number
  /** How many columns the first takes, so that no row ends in a hole. */
  lead: number
}

const fullRows = (count: number, columns: number): FullRows => ({
  columns,
  lead: columns - ((count - 1) % columns),
})

/** Five styles fill the gallery as sixteen do: one row of large ones, or two rows, and never a gap. */
export const galleryLayout = (count: number): { phone: FullRows; tablet: FullRows; desk: FullRows } => ({
  phone: fullRows(count, count > 8 ? 3 : 2),
  tablet: fullRows(count, count > 9 ? 4 : 3),
  desk: fullRows(count, count > 6 ? Math.ceil(count / 2) : Math.max(count, 3)),
})
