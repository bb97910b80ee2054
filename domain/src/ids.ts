import { z } from 'zod'

const ID = z.uuid()

/** Whether this may be the id of a row: anything else a database refuses to compare with one. */
export const isId = (typed: string): boolean => ID.safeParse(typed).success
