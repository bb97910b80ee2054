/** A previewed photo lives in memory only, and at most this long. */
export const PREVIEW_MINUTES = 10
/** The browser sends a thumbnail; what weighs more did not come from our page. */
export const PREVIEW_MAX_BYTES = 8 * 1024 * 1024
/** Long side of that thumbnail, pixels: enough for a face of the size a preview needs. */
export const PREVIEW_SENT_SIDE = 1280
/** Size of every preview, pixels. */
export const PREVIEW_SIZE = { width: 288, height: 384 } as const

/** The tones a visitor may try on any style, dark to light: each has its drawn lock. */
export const PREVIEW_TONES = [
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
