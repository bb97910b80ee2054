/** One place of the gallery. */
export const PLACE_LOOKS = 'relative aspect-4/5 overflow-hidden rounded-button'
