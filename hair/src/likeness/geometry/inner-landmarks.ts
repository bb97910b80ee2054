/** Mesh points of the inner face (MediaPipe canonical face model); forehead and hairline belong to the hair. */
const EYES = [
  ...[33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  ...[263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
]
const BROWS = [
  ...[70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  ...[300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
]
const NOSE = [168, 6, 197, 195, 5, 4, 1, 2, 98, 327, 49, 279, 48, 278, 64, 294, 115, 344, 129, 358]
const MOUTH = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146]
const JAW = [172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397]

/** Brows rise, a mouth smiles and a jaw is rounded by the mesh: they say less of a face than eyes and nose. */
const GROUPS = [
  { points: EYES, weight: 1 },
  { points: BROWS, weight: 0.7 },
  { points: NOSE, weight: 1 },
  { points: MOUTH, weight: 0.7 },
  { points: JAW, weight: 0.7 },
] as const

/** Eyes, brows, nose and mouth: what is hers even where the outline of the head is not. */
export const FEATURES: readonly number[] = [...EYES, ...BROWS, ...NOSE, ...MOUTH]
/** Eyes, brows, nose, mouth and jaw. */
export const INNER: readonly number[] = [...FEATURES, ...JAW]

const total = GROUPS.reduce((sum, { weight }) => sum + weight, 0)

/** How much each of `INNER` counts; they add up to 1. */
export const INNER_WEIGHTS: readonly number[] = GROUPS.flatMap(({ points, weight }) =>
  points.map(() => weight / total / points.length),
)
