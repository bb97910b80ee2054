/** Drawn by artwork/ into /art/guide: photos that serve, and photos that do not (content A4, A5). */
export const GOOD_EXAMPLES = ['visage-net', 'angles-varies', 'cheveux-entiers', 'lumiere-du-jour'] as const
export const BAD_EXAMPLES = ['lunettes-chapeau', 'photo-floue', 'plusieurs-visages', 'contre-jour'] as const

export type GuideExample = (typeof GOOD_EXAMPLES)[number] | (typeof BAD_EXAMPLES)[number]

export const guideArt = (example: GuideExample): string => `/art/guide/${example}.webp`
