import { z } from 'zod'

const needed = (most: number, message: string) => z.string().trim().min(1, message).max(most, 'tooLong')

/** What lets the house use a look, as an operator types it. Messages are keys of texts `fields`. */
export const typedLicence = z.object({
  name: needed(200, 'licenceNameRequired'),
  holder: needed(200, 'holderRequired'),
  proof: needed(300, 'evidenceRequired'),
  /** Of the person it shows: how, and since when. */
  consent: needed(300, 'consentRequired'),
  /** Where it comes from; may be left out. */
  url: z
    .string()
    .trim()
    .max(300, 'tooLong')
    .refine((typed) => typed === '' || z.url({ protocol: /^https$/ }).safeParse(typed).success, 'linkWrong'),
})
export type TypedLicence = z.infer<typeof typedLicence>

const LICENCE_FIELDS = ['name', 'holder', 'proof', 'consent', 'url'] as const

/** As the command `look-licence` takes it, after the look's id. */
export const licenceWords = (typed: TypedLicence): string[] => LICENCE_FIELDS.map((field) => typed[field])

export const licenceFrom = (words: readonly string[]) =>
  typedLicence.safeParse(
    Object.fromEntries(LICENCE_FIELDS.map((field, place) => [field, words[place] ?? ''])),
  )
