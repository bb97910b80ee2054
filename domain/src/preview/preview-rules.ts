/** A previewed photo lives in memory only, and at most this long. */
export const PREVIEW_MINUTES = 10
/** The browser sends a thumbnail; what weighs more did not come from our page. */
export const PREVIEW_MAX_BYTES = 8 * 1024 * 1024
/** Long side of that thumbnail, pixels: enough for a face of the size a preview needs. */
export const PREVIEW_SENT_SIDE = 1280
/** Size of every preview, pixels. */
export const PREVIEW_SIZE = { width: 288, height: 384 } as const
