/** One place of the gallery; image-gallery.css gives it its shape. */
export const PLACE_LOOKS = 'relative overflow-hidden rounded-button'
