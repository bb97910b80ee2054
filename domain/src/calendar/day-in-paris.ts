/** A day of the calendar in France, whatever the hour: `2026-11-21`. */
export type Day = string

const PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** Which day it is in Paris at this moment. */
export const dayInParis = (moment: Date): Day => PARIS.format(moment)
