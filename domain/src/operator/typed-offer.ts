import { z } from 'zod'
import { isCoursePrice, registrationUrl } from '../courses/course-offer.ts'
import { centsFromTyped } from '../payment/typed-amount.ts'

/** What an operator types about a course at the desk. Messages are keys of texts `fields`. */
export const typedOffer = z
  .object({
    /** « 49 » or « 49,50 » euros; 0 is free. */
    price: z
      .string()
      .trim()
      .max(20)
      .refine((typed) => isCoursePrice(centsFromTyped(typed)), 'coursePrice'),
    trainer: z.string().trim().min(1, 'trainerRequired').max(80, 'tooLong'),
    register: z.enum(['RNCP', 'RS']),
    /** Without it the course is not certifying, and its address is not needed. */
    registration: z.string().trim().max(40, 'tooLong'),
    url: z.string().trim().max(300, 'tooLong'),
  })
  .refine(({ registration, url }) => registration === '' || registrationUrl.safeParse(url).success, {
    path: ['url'],
    message: 'registrationUrl',
  })
export type TypedOffer = z.infer<typeof typedOffer>

/** The same, as the command `course-offer` takes it. */
export const offerWords = ({ price, trainer, register, registration, url }: TypedOffer): string[] => [
  ...[price, trainer],
  ...(registration === '' ? [] : [register, registration, url]),
]
