import { z } from 'zod'

/** What may be begun at an image service in a day; above that it is a slip of the keyboard. */
export const BUDGET_CENTS = { min: 1, max: 100_000 } as const

export const isBudget = (cents: number | null): cents is number =>
  cents !== null && cents >= BUDGET_CENTS.min && cents <= BUDGET_CENTS.max

const cost = z.int().nonnegative()

/** What an engine has cost, and may. All amounts in thousandths of a cent. */
const engineBudget = z.object({
  engine: z.string(),
  /** It is asked over the network, and paid for what it is asked. */
  isPaid: z.boolean(),
  /** Something may be ordered of it; else it was only asked for something this month. */
  isInUse: z.boolean(),
  spentToday: cost,
  spentThisMonth: cost,
  /** Null: no end. */
  budget: cost.nullable(),
  /** An operator has decided it; else it is what the configuration says. */
  isDecided: z.boolean(),
  /** Who makes its styles once the budget is spent; null: nobody, orders are refused until midnight. */
  instead: z.string().nullable(),
})
export type EngineBudget = z.infer<typeof engineBudget>

export const budgetsAnswer = z.object({ engines: z.array(engineBudget) })

export const isSpent = ({ budget, spentToday }: Pick<EngineBudget, 'budget' | 'spentToday'>): boolean =>
  budget !== null && spentToday >= budget
