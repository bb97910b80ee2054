export interface Place {
  row: number
  column: number
}

const STEPS: Record<string, (place: Place, last: Place) => Place> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ column }) => ({ row: 0, column }),
  PageDown: ({ column }, last) => ({ row: last.row, column }),
}

const clamp = (place: number, last: number): number => Math.min(Math.max(place, 0), last)

/** Where a key leads in a grid whose last square is `last`; null for a key that leads nowhere. */
export function placeAfterKey(key: string, place: Place, last: Place): Place | null {
  const step = STEPS[key]
  if (!step) return null
  const next = step(place, last)
  return { row: clamp(next.row, last.row), column: clamp(next.column, last.column) }
}
