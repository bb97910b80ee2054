import { and, isNull } from 'drizzle-orm'
import { refunds } from '../../database/schema/payment.ts'

/** Written down, and not known to have gone back. */
export const isUnsent = and(isNull(refunds.providerRefundId), isNull(refunds.failedAt))

/** The same of one that was read. */
export const isWaiting = ({
  providerRefundId,
  failedAt,
}: Pick<typeof refunds.$inferSelect, 'providerRefundId' | 'failedAt'>): boolean =>
  providerRefundId === null && failedAt === null
