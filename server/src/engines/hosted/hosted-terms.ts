import { PROMISED_HOURS } from '@app/domain/transformations/promised.ts'
import { z } from 'zod'

/** What the house agreed with an image service: prices, and how long and how much it waits. */
export interface HostedTerms {
  /** Thousandths of a cent, each. */
  prices: { training: number; learned: number; edit: number }
  /** What may be begun in a day, thousandths of a cent, unless an operator decides otherwise; null: no end. */
  dailyBudget: number | null
  /** Milliseconds. `call`: until one call is given up; the others: until a job is. */
  limits: { call: number; training: number; picture: number }
  /** Milliseconds between two looks at a job; every pause is so many times that. */
  lookMs: number
}

/** A picture whose bytes are broken or gone is made again so often. */
export const REMAKES = 2
/**
 * How often a training and a picture are asked for, at most: when the service fails, and for remakes. `again`: a training
 * of what was learned before and is gone at the service.
 */
export const TRIES = { training: 2, again: 1, picture: 3 + REMAKES }

const cents = z.coerce.number().nonnegative().max(100_000)
const PROMISED_MINUTES = PROMISED_HOURS * 60
const minutes = z.coerce.number().positive().max(PROMISED_MINUTES)

/** The defaults of a service: what its public price list says, cents, and minutes. */
export interface UsualTerms {
  trainingCents: number
  learnedCents: number
  editCents: number
  trainingMinutes: number
  pictureMinutes: number
}

/** The names that every image service is told its terms by: `REPLICATE_TRAINING_CENTS`, and so on. */
export const termNames = (prefix: string, usual: UsualTerms) => ({
  [`${prefix}_TRAINING_CENTS`]: cents.default(usual.trainingCents),
  [`${prefix}_PICTURE_CENTS`]: cents.default(usual.learnedCents),
  [`${prefix}_EDIT_CENTS`]: cents.default(usual.editCents),
  [`${prefix}_DAILY_CENTS`]: cents.optional(),
  [`${prefix}_CALL_SECONDS`]: z.coerce.number().positive().max(600).default(30),
  [`${prefix}_LOOK_SECONDS`]: z.coerce.number().min(0.01).max(60).default(3),
  [`${prefix}_TRAINING_MINUTES`]: minutes.default(usual.trainingMinutes),
  [`${prefix}_PICTURE_MINUTES`]: minutes.default(usual.pictureMinutes),
})

const MILLI = 1000
const MINUTE_MS = 60_000

/** @throws Error where what may be waited for is longer than what was promised: then every order could end late */
export function termsOf(prefix: string, told: Record<string, unknown>): HostedTerms {
  const number = (name: string) => told[`${prefix}_${name}`] as number
  const trainings = TRIES.training + TRIES.again
  const longest = trainings * number('TRAINING_MINUTES') + TRIES.picture * number('PICTURE_MINUTES')
  if (longest > PROMISED_MINUTES)
    throw new Error(
      `${prefix}_TRAINING_MINUTES (asked for up to ${trainings} times) and ${prefix}_PICTURE_MINUTES ` +
        `(up to ${TRIES.picture} times) come to more than the ${PROMISED_HOURS} hours that are promised.`,
    )
  const daily = told[`${prefix}_DAILY_CENTS`] as number | undefined
  const milli = (name: string) => Math.round(number(name) * MILLI)
  return {
    prices: {
      training: milli('TRAINING_CENTS'),
      learned: milli('PICTURE_CENTS'),
      edit: milli('EDIT_CENTS'),
    },
    dailyBudget: daily === undefined ? null : Math.round(daily * MILLI),
    limits: {
      call: number('CALL_SECONDS') * MILLI,
      training: number('TRAINING_MINUTES') * MINUTE_MS,
      picture: number('PICTURE_MINUTES') * MINUTE_MS,
    },
    lookMs: number('LOOK_SECONDS') * MILLI,
  }
}
