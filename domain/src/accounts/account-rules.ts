/** Limits of what she types (product rule 8). Lengths count Unicode code points, so an emoji is one. */
export const FIRST_NAME_MIN = 2
export const NAME_MAX = 80
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254

export const GENDERS = ['femme', 'homme', 'autre'] as const
export type Gender = (typeof GENDERS)[number]

export const AVATARS = [
  'picture1.png',
  'picture2.png',
  'picture3.png',
  'picture4.png',
  'picture5.png',
  'picture6.png',
  'picture7.png',
  'picture8.png',
] as const
export type Avatar = (typeof AVATARS)[number]
/** What a portrait is called apart from its file: `picture1`. */
export type PortraitName = Avatar extends `${infer Name}.png` ? Name : never
export const portraitName = (avatar: Avatar): PortraitName => avatar.replace('.png', '') as PortraitName
export const DEFAULT_AVATAR: Avatar = 'picture1.png'

export const countCharacters = (text: string): number => [...text].length

/** One mailbox, one spelling: trimmed, composed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** A sign-in dies this long after its last use by a person, and in any case after the second figure. */
export const SIGN_IN_IDLE_DAYS = 14
export const SIGN_IN_ABSOLUTE_DAYS = 30
/** How long one that is over is still known as hers: she is asked for her password over what is on her screen. */
export const SIGN_IN_KNOWN_AFTER_DAYS = 1
/** A browser in which she signed in is known as hers so long: what others type wrong does not make it wait. */
export const KNOWN_DEVICE_DAYS = 365
/** An account nobody visits is deleted (product rule 22), a month after she was told so. */
export const IDLE_ACCOUNT_MONTHS = 36
export const IDLE_ACCOUNT_WARNED_AFTER_MONTHS = 35
export const IDLE_ACCOUNT_WARNED_DAYS = 30
export const EMAIL_CONFIRMATION_HOURS = 24
/** The code in the same message, for who reads it on another device: shorter to type, so it lives shorter. */
export const EMAIL_CODE_DIGITS = 6
export const EMAIL_CODE_MINUTES = 60
/** Wrong tries after which a code is worth nothing and a new one must be sent. */
export const EMAIL_CODE_TRIES = 5
/** Wrong tries of one account in a day, whatever codes they were for. */
export const EMAIL_CODE_TRIES_A_DAY = 20
/** « 123 456 », as it is printed: three digits are read at a glance. */
export const printEmailCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
/** Her password was right: so long the code of her app may be typed. */
export const WAITING_SIGN_IN_MINUTES = 10
/** From the browser's question to the answer of a passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 5
/** Of one account. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 40
/** Of the app that makes codes, as all of them do (RFC 6238). */
export const FACTOR_CODE_DIGITS = 6
export const FACTOR_CODE_SECONDS = 30
export const RECOVERY_CODES = 10
/** Eighty random bits, in letters and figures that are not taken for each other. */
export const RECOVERY_CODE_LENGTH = 16
/** Wrong codes of one account in a day, typed anywhere but in a browser she signed in from. */
export const FACTOR_TRIES_A_DAY = 20
/** A link that chooses a new password is the key of the account: it lives no longer than it takes to read a mail. */
export const PASSWORD_LINK_MINUTES = 60
