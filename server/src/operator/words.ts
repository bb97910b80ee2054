import type { Outcome } from './command.ts'

/** As a terminal shows them: what an operator copies into another command stays in one piece. */
export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`
/** By the clocks of Paris, as customers are told of it too: `2026-11-21 09:30`. */
export const moment = (at: Date): string => PARIS.format(at)
const PARIS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

export const inLines = (lines: string[], otherwise: string): Outcome => ({
  done: true,
  said: lines.join('\n') || otherwise,
})
