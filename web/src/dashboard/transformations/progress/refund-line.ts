import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'

/** What really came back, as a key of texts `transformations.refund`. */
export type RefundLine =
  | { key: 'credits' | 'shortfall'; values: { count: number } }
  | { key: 'money'; values: { euros: number } }
  | { key: 'both'; values: { count: number; euros: number } }

/** `null` when the server gave nothing back: "returned" is only said with its own number. */
export function refundLine(facts: Pick<Transformation, 'refund' | 'status'>): RefundLine | null {
  const { credits, cents } = facts.refund ?? { credits: 0, cents: 0 }
  if (credits > 0 && cents > 0) return { key: 'both', values: { count: credits, euros: cents / 100 } }
  if (cents > 0) return { key: 'money', values: { euros: cents / 100 } }
  if (credits === 0) return null
  return { key: transformationIs.failed(facts) ? 'credits' : 'shortfall', values: { count: credits } }
}
