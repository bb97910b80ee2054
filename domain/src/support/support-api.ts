import { z } from 'zod'
import { countCharacters } from '../accounts/account-rules.ts'
import { ownEmailFault } from '../accounts/field-faults.ts'

/** The most she may write at once, signs: a page and a half. */
export const ENQUIRY_LENGTH = 4000

/** What she asks the house; messages are keys of texts `fields`. */
export const enquirySchema = z.object({
  /** Where to answer, of somebody who is not signed in; an account has its own. */
  email: z
    .string()
    .trim()
    .superRefine((typed, context) => {
      const message = typed === '' ? null : ownEmailFault(typed)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .default(''),
  text: z
    .string()
    .trim()
    .min(1, 'messageRequired')
    .refine((typed) => countCharacters(typed) <= ENQUIRY_LENGTH, 'tooLong'),
  /** One of hers that it is about. */
  transformationId: z.uuid().nullish(),
})
export type EnquiryWish = z.infer<typeof enquirySchema>

/** Its number is what she and the house call it by. */
export const enquiryAnswer = z.object({ number: z.int() })
