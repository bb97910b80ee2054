/**
 * The tones she may wear a style in, beside its own, dark to light: each has its drawn lock and its name. One that was
 * ever sold is never taken out.
 */
export const OFFERED_TONES = [
  '1.0',
  '2.0',
  '4.0',
  '4.3',
  '5.35',
  '5.6',
  '7.3',
  '7.44',
  '8.34',
  '10.1',
] as const
export type OfferedTone = (typeof OFFERED_TONES)[number]

export const isOfferedTone = (code: string): code is OfferedTone =>
  (OFFERED_TONES as readonly string[]).includes(code)
