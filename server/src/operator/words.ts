import type { Outcome } from './command.ts'

/** As a terminal shows them: what an operator copies into another command stays in one piece. */
export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`
export const moment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

export const inLines = (lines: string[], otherwise: string): Outcome => ({
  done: true,
  said: lines.join('\n') || otherwise,
})
