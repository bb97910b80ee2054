import { z } from 'zod'

/** How many days the charts of the desk look back, today among them. */
export const FIGURE_PERIODS = ['30', '90', '365'] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]

export const figuresQuery = z.object({ days: z.enum(FIGURE_PERIODS).default('30') })

/** One day of the house, by the clocks of Paris. */
const figuresOfDay = z.object({
  /** `2026-11-25` */
  day: z.iso.date(),
  /** Paid on it, and for how much. */
  orders: z.int(),
  cents: z.int(),
  /** From the order to the last image: of half of those finished on it at most so long. Null where none was. */
  minutes: z.number().nullable(),
  finished: z.int(),
  failed: z.int(),
  /** Asked of image services, thousandths of a cent. */
  cost: z.int(),
})
export type FiguresOfDay = z.infer<typeof figuresOfDay>

/** Every day of the period, the oldest first. */
export const figuresAnswer = z.object({ days: z.array(figuresOfDay) })
