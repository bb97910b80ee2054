import type { orders } from '../database/schema/payment.ts'

export type OrderRow = typeof orders.$inferSelect
