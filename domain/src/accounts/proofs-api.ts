import { z } from 'zod'
import { FACTOR_CODE_DIGITS, PASSKEY_NAME_MAX, RECOVERY_CODE_LENGTH } from './account-rules.ts'
import { factorCodeFault, givenPasswordFault } from './field-faults.ts'

const currentPassword = z.string().superRefine((typed, context) => {
  const message = givenPasswordFault(typed)
  if (message) context.addIssue({ code: 'custom', message })
})

/** However it was typed or pasted: « 123 456 », « abcd-efgh-jkmn-pqrs ». */
const factorCode = z
  .string()
  .superRefine((typed, context) => {
    const message = factorCodeFault(typed)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform((typed) => typed.replaceAll(/[\s.-]/gu, '').toUpperCase())

/** Of her app, or one of the ten for when it is lost. */
export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_CODE_LENGTH
export const isAppCode = (code: string): boolean => code.length === FACTOR_CODE_DIGITS

export const factorCodeSchema = z.object({ code: factorCode })
export type FactorCode = z.infer<typeof factorCodeSchema>

/** Whoever sits at an open screen must not add a way in, nor take one away. */
export const proofChangeSchema = z.object({ currentPassword })
export type ProofChange = z.infer<typeof proofChangeSchema>

export const secondFactorAnswer = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })
export type SecondFactor = z.infer<typeof secondFactorAnswer>

/** Shown once: the secret, and the same as a drawing for the camera of her telephone. */
export const newFactorAnswer = z.object({
  secret: z.string(),
  address: z.string(),
  drawing: z.object({ size: z.int(), path: z.string() }),
})
export type NewFactor = z.infer<typeof newFactorAnswer>

export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()) })

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>
export const passkeysAnswer = z.object({ passkeys: z.array(passkeySchema) })

/** What browser and authenticator say to each other is WebAuthn's to define, and its library's to read. */
export const passkeyOptionsAnswer = z.looseObject({ challenge: z.string() })
const passkeyResponse = z.looseObject({ id: z.string().min(1).max(1400) })

export const newPasskeySchema = z.object({
  name: z.string().trim().min(1, 'nameRequired').max(PASSKEY_NAME_MAX, 'tooLong'),
  response: passkeyResponse,
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

export const passkeyRemovalSchema = z.object({ id: z.string().max(1400), currentPassword })
export type PasskeyRemoval = z.infer<typeof passkeyRemovalSchema>

export const passkeySignInSchema = z.object({ response: passkeyResponse })
