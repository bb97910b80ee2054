interface Row {
  columns: number
  /** How many columns the first style takes, so that no row ends in a hole. */
  lead: number
}

const filled = (count: number, columns: number): Row => ({
  columns,
  lead: columns - ((count - 1) % columns),
})

/** Five styles fill the gallery as sixteen do: one row of large ones, or two rows, and never a gap. */
export const galleryLayout = (count: number): { phone: Row; tablet: Row; desk: Row } => ({
  phone: filled(count, count > 8 ? 3 : 2),
  tablet: filled(count, count > 9 ? 4 : 3),
  desk: filled(count, count > 6 ? Math.ceil(count / 2) : Math.max(count, 3)),
})
