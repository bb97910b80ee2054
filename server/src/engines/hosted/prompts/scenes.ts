interface Scene {
  place: string
  light: string
  clothes: string
  /** Even light from the front: what shows a cut and a colour best. */
  isBright: boolean
}

/**
 * Where she may be seen in a picture of what was learned: ordinary places, white light that leaves a tone as it is, necks
 * and shoulders that leave hair to be seen. Clothes suit anybody.
 */
export const SCENES = {
  window: {
    place: 'at home beside a large window',
    light: 'soft even daylight on the face',
    clothes: 'a plain white cotton T-shirt',
    isBright: true,
  },
  grey_wall: {
    place: 'against a plain light grey wall',
    light: 'bright diffused daylight',
    clothes: 'a navy round-neck jumper',
    isBright: true,
  },
  balcony: {
    place: 'on a quiet balcony above a street',
    light: 'bright overcast daylight',
    clothes: 'a light blue cotton shirt with an open collar',
    isBright: true,
  },
  kitchen: {
    place: 'in a tidy white kitchen',
    light: 'clear morning light from a wide window in front',
    clothes: 'a striped long-sleeved top',
    isBright: true,
  },
  gallery: {
    place: 'in a museum room with white walls',
    light: 'even light from a glass ceiling',
    clothes: 'a black crew-neck top',
    isBright: true,
  },
  park: {
    place: 'on a tree-lined path in a park',
    light: 'open shade on a sunny day',
    clothes: 'a beige trench coat worn open over a cream top',
    isBright: false,
  },
  cafe: {
    place: 'at a table of a small café',
    light: 'daylight from a shop window at the side',
    clothes: 'a dark green cardigan over a white top',
    isBright: false,
  },
  office: {
    place: 'in an office with shelves of folders',
    light: 'cool daylight mixed with ceiling lamps',
    clothes: 'a charcoal blazer over a pale top',
    isBright: false,
  },
  street: {
    place: 'in a street of pale stone houses',
    light: 'soft daylight after rain',
    clothes: 'a denim jacket over a grey T-shirt',
    isBright: false,
  },
  promenade: {
    place: 'on a seaside promenade on a calm day',
    light: 'hazy midday light',
    clothes: 'a sand-coloured linen shirt',
    isBright: false,
  },
  garden: {
    place: 'in a small garden before a hedge',
    light: 'gentle late afternoon light from the side',
    clothes: 'a sage green cotton top',
    isBright: false,
  },
  bookshop: {
    place: 'in a bookshop between wooden shelves',
    light: 'white lamps and some daylight from the door',
    clothes: 'a burgundy fine-knit jumper',
    isBright: false,
  },
  station: {
    place: 'under the glass roof of a railway station',
    light: 'diffused daylight from above',
    clothes: 'a dark blue wool coat worn open over a white shirt',
    isBright: false,
  },
  market: {
    place: 'at a vegetable market in the open air',
    light: 'daylight under a white awning',
    clothes: 'a mustard yellow T-shirt',
    isBright: false,
  },
  sofa: {
    place: 'on a sofa in a living room in the evening',
    light: 'a bright white floor lamp close by',
    clothes: 'a soft oatmeal jumper with a wide neckline',
    isBright: false,
  },
  riverside: {
    place: 'on a quay by a river, the water blurred behind',
    light: 'clear light of an early morning',
    clothes: 'a plain black T-shirt under a light grey jacket',
    isBright: false,
  },
} as const satisfies Record<string, Scene>

export type SceneId = keyof typeof SCENES
export const SCENE_IDS = Object.keys(SCENES) as SceneId[]

/** How the head is held: never so far round that a cut shows one side alone. */
export const POSES = {
  facing: 'facing the camera, eyes on the lens',
  left: 'head turned slightly to the left, eyes on the lens',
  right: 'head turned slightly to the right, eyes on the lens',
} as const

export type PoseId = keyof typeof POSES
export const POSE_IDS = Object.keys(POSES) as PoseId[]

/** By ids: what a service is told of a place is written here, and by nobody else. */
export function sceneWords(scene: SceneId, pose: PoseId): string {
  const { place, light, clothes }: Scene = SCENES[scene]
  return `${POSES[pose]}, ${place}, ${light}, wearing ${clothes}`
}
