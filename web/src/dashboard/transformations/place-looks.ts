/** One place of the gallery; the first spans two rows. */
export const PLACE_LOOKS =
  'relative aspect-4/5 overflow-hidden rounded-button first:row-span-2 max-tab:first:col-span-full'
