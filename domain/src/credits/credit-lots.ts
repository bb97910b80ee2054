/** A line of her ledger of credits, oldest first. */
export interface LedgerLine {
  amount: number
  /** The order whose credits these are, or whose money took them back. */
  orderId: string | null
  /** The extension they were spent on, or come back from. */
  extensionId: string | null
}

interface Lot {
  orderId: string | null
  left: number
}
type Spent = { lot: Lot; credits: number }[]

/**
 * What is left of the credits one order brought, and which extensions hold the others: the oldest are spent first, and
 * those that come back from an extension are the ones that were spent on it. Credits of other orders are not touched by
 * what becomes of this one's money.
 */
export function creditsLeftOf(
  orderId: string,
  lines: LedgerLine[],
): { left: number; spentOn: Map<string, number> } {
  const lots: Lot[] = []
  const spent = new Map<string, Spent>()
  for (const line of lines) {
    if (line.amount > 0) comeIn(lots, spent, line)
    else {
      const first = lots.filter((lot) => line.orderId !== null && lot.orderId === line.orderId)
      const taken = takeFrom([...first, ...lots], -line.amount)
      if (line.extensionId) spent.set(line.extensionId, taken)
    }
  }
  const mine = (credits: Spent) =>
    credits.reduce((sum, one) => sum + (one.lot.orderId === orderId ? one.credits : 0), 0)
  const left = lots.reduce((sum, lot) => sum + (lot.orderId === orderId ? lot.left : 0), 0)
  return { left, spentOn: new Map([...spent].map(([extensionId, credits]) => [extensionId, mine(credits)])) }
}

function takeFrom(lots: Lot[], credits: number): Spent {
  let open = credits
  return lots.flatMap((lot) => {
    const taken = Math.min(open, lot.left)
    lot.left -= taken
    open -= taken
    return taken > 0 ? [{ lot, credits: taken }] : []
  })
}

/** The latest spent come back first. */
function comeIn(lots: Lot[], spent: Map<string, Spent>, { amount, orderId, extensionId }: LedgerLine): void {
  let open = amount
  for (const one of (extensionId ? (spent.get(extensionId) ?? []) : []).toReversed()) {
    const back = Math.min(open, one.credits)
    one.lot.left += back
    one.credits -= back
    open -= back
  }
  if (open > 0) lots.push({ orderId, left: open })
}
