/** A defective image is made again for nothing: so long after delivery, so many times. */
export const REDO_DAYS = 7
export const REDOS_PER_TRANSFORMATION = 3

const DAY_MS = 86_400_000

/** Until when, of a transformation whose latest paid images came at this moment. */
export const redoUntil = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + REDO_DAYS * DAY_MS)

export const redosLeft = (taken: number): number => Math.max(0, REDOS_PER_TRANSFORMATION - taken)

/** Whether one more may be asked for now. */
export const mayBeRedone = (taken: number, deliveredAt: Date, now: Date): boolean =>
  redosLeft(taken) > 0 && now.getTime() <= redoUntil(deliveredAt).getTime()
