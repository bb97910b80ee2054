export interface Garment {
  cut: 'bustier' | 'crew' | 'shirt'
  colour: string
}

/** Drawn on the bust, in its coordinates. */
export const garmentShapes = ({ cut, colour }: Garment): string => CUTS[cut](colour)

const CUTS: Record<Garment['cut'], (colour: string) => string> = {
  bustier: (colour) =>
    `<path d="M26 900L30 560C38 524 52 498 74 486C116 500 166 516 240 517C314 516 364 500 406 486C428 498 442 524 450 560L454 900Z" fill="${colour}"/><path d="M74 486C116 500 166 516 240 517C314 516 364 500 406 486" fill="none" stroke="#fff" stroke-width="1.5" opacity=".5"/>`,
  crew: (colour) =>
    `<path d="${TOP}" fill="${colour}"/><path d="M186 404C194 438 216 452 240 452C264 452 286 438 294 404" fill="none" stroke="#fff" stroke-width="1.5" opacity=".4"/>`,
  shirt: (colour) =>
    `<path d="${TOP}" fill="${colour}"/><path d="M188 398C182 402 178 408 176 414L214 462L240 440C216 428 200 414 194 396ZM292 398C298 402 302 408 304 414L266 462L240 440C264 428 280 414 286 396Z" fill="${colour}" stroke="#fff" stroke-opacity=".45" stroke-width="1.5" stroke-linejoin="round"/><path d="M240 442L240 900" stroke="#fff" stroke-width="1.5" opacity=".35"/>`,
}

const TOP =
  'M186 404C162 418 118 426 84 446C58 464 46 508 42 560L40 900L440 900L438 560C434 508 422 464 396 446C362 426 318 418 294 404C286 438 264 452 240 452C216 452 194 438 186 404Z'
