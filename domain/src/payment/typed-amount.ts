/** « 12,50 », « 12.50 » or « 12 » euros in cents; null for anything else. */
export function centsFromTyped(typed: string): number | null {
  const read = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*€?$/.exec(typed.trim())
  return read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : null
}
