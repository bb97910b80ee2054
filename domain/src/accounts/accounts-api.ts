import { z } from 'zod'
import { AVATARS, countCharacters, EMAIL_CODE_DIGITS, GENDERS, NAME_MAX } from './account-rules.ts'
import {
  emailFault,
  type FindFault,
  firstNameFault,
  givenPasswordFault,
  ownEmailFault,
  passwordFault,
} from './field-faults.ts'

/**
 * Messages are keys, not sentences: the reader's language turns them into words (texts `fields`).
 */
const withoutFault = (typed: z.ZodString, faultIn: FindFault) =>
  typed.superRefine((text, context) => {
    const message = faultIn(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
const firstName = withoutFault(z.string().trim(), firstNameFault)
const lastName = z
  .string()
  .trim()
  .refine((name) => countCharacters(name) <= NAME_MAX, 'tooLong')
const email = withoutFault(z.string().trim(), emailFault)
const ownEmail = withoutFault(z.string().trim(), ownEmailFault)
const password = withoutFault(z.string(), passwordFault)
const givenPassword = withoutFault(z.string(), givenPasswordFault)
const phone = z
  .string()
  .trim()
  .regex(/^[+0-9 ().-]{0,30}$/, 'phoneInvalid')

export const loginSchema = z.object({
  email,
  password: givenPassword,
})
export type Login = z.infer<typeof loginSchema>

export const registerSchema = z.object({
  firstName,
  email: ownEmail,
  password,
  gender: z
    .enum(GENDERS)
    .nullish()
    .or(z.literal('').transform(() => null)),
})
export type Register = z.infer<typeof registerSchema>

export const profileSchema = z.object({
  firstName: z
    .string()
    .trim()
    .min(1, 'firstNameRequired')
    .refine((name) => countCharacters(name) <= NAME_MAX, 'tooLong'),
  lastName: lastName.nullish(),
  email,
  phone: phone.nullish(),
  /** Needed only when `email` is a new one: whoever sits at an open screen must not move the account. */
  currentPassword: z.string().max(1024, 'tooLong').optional(),
})
export type Profile = z.infer<typeof profileSchema>

export const forgottenPasswordSchema = z.object({ email })
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>

/** However it was typed or pasted: « 123 456 », « 123-456 ». */
export const emailCodeSchema = z.object({
  code: z
    .string()
    .max(40, 'codeInvalid')
    .transform((typed) => typed.replaceAll(/[\s.-]/gu, ''))
    .refine((code) => new RegExp(`^[0-9]{${EMAIL_CODE_DIGITS}}$`).test(code), 'codeInvalid'),
})
export type EmailCode = z.infer<typeof emailCodeSchema>

export const newPasswordSchema = z.object({ password })
export type NewPassword = z.infer<typeof newPasswordSchema>

export const passwordChangeSchema = z.object({ currentPassword: givenPassword, password })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** Deleting the account asks for the password: an open screen is not enough. */
export const accountDeletionSchema = z.object({ currentPassword: givenPassword })
export type AccountDeletion = z.infer<typeof accountDeletionSchema>

export const otherSignInsAnswer = z.object({ count: z.int() })

export const profileImageSchema = z.object({ image: z.enum(AVATARS) })

export const userSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The address she asked for and has not confirmed yet: until then `email` stays hers. */
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  image: z.enum(AVATARS),
  userType: z.enum(['client', 'pro']),
  credits: z.int(),
  /** Whether what is an operator's is open to her; locked: she is one, and signed in with a password alone. */
  operator: z.enum(['no', 'locked', 'open']),
  /** The notification tester: for everyone in development, for operators only in production. */
  canTestNotifications: z.boolean(),
})
export type User = z.infer<typeof userSchema>
export const userAnswer = z.object({ user: userSchema })

export const statsAnswer = z.object({
  stats: z.object({
    totalSessions: z.int(),
    totalImagesGenerated: z.int(),
    /** Whole cents really paid and not refunded. */
    totalSpent: z.int(),
  }),
})
export type Stats = z.infer<typeof statsAnswer>['stats']

export const doneAnswer = z.object({ success: z.literal(true) })
