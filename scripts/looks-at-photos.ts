/** In the text of a test file: each photo that is really looked at takes seconds. */
export const LOOKS_AT_PHOTOS = /\b(drawnPhoto|drawnHead|photographTestPortrait|makeGolden)\(/
