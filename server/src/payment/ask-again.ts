const SECOND = 1000
/** How old an unpaid order is when the provider is asked about it: news that was lost is mostly fresh. */
const ASKED_AT_AGE_MS = [15 * SECOND, 60 * SECOND, 300 * SECOND]
const THEN_EVERY_MS = 1800 * SECOND
/** How long we keep asking about an order nobody paid. */
const FOR_MS = 3 * 86_400 * SECOND

/** When the provider is asked again about an order, after having been asked so often; null for never. */
export function askAgainAt(order: { createdAt: Date; asked: number }, now: Date): Date | null {
  const age = ASKED_AT_AGE_MS[order.asked]
  const next = age === undefined ? now.getTime() + THEN_EVERY_MS : order.createdAt.getTime() + age
  return next - order.createdAt.getTime() > FOR_MS ? null : new Date(next)
}

const LONGEST_MS = 3600 * SECOND

/** When something is tried again that the provider did not take: at first soon, never less than once an hour. */
export const tryAgainAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(15 * SECOND * 2 ** tries, LONGEST_MS))
