/**
 * What the hair library takes and gives. Types only: importing this file costs nothing, so the web and job
 * processes can speak about photos and images without loading a single pixel routine.
 * Every shape here survives `JSON.stringify` and back. So do those of `hosted-contract.ts`; previews hold bytes.
 */

/** Why a photo serves badly. The first six are errors (the photo does not count), the last three are warnings. */
export type VerdictCode =
  | 'no_face'
  | 'many_faces'
  | 'blurry'
  | 'too_small'
  | 'damaged'
  | 'hair_hidden'
  | 'backlit'
  | 'low_light'
  | 'cropped'

/** Head rotation in radians. Yaw > 0: nose towards the left of the picture; roll > 0: head leaning to the right. */
export interface HeadPose {
  yaw: number
  pitch: number
  roll: number
}

/** What one look at an uploaded photo says. Holds no biometric template: nobody can be recognised from it. */
export interface PhotoReport {
  /** Pixels, after the EXIF orientation has been applied. */
  width: number
  height: number
  /** Empty when nothing is wrong. */
  verdicts: VerdictCode[]
  faces: number
  pose: HeadPose | null
  /** Cheek to cheek, in pixels of the upright photo; 0 without a face. */
  faceWidth: number
  /** 0 (smeared) to 1 (edges one or two pixels wide), measured on the face at the size we deliver. */
  sharpness: number
  /** Brightest tone that covers at least 0.3 % of the face, 0 (black) to 1 (white), OKLab lightness. */
  light: number
  /** 0 to 1: how well this photo will serve generation. A cheap guess; the matte has the last word. */
  score: number
  /** Perceptual hash in hex; compare with `fingerprintsAreNear`. */
  fingerprint: string
  /** Mean red, green, blue, 0 to 255, of four places around the head (12 numbers): photos of one place are near. */
  backdrop: number[]
}

/** Degrees clockwise. */
export type Turn = 90 | 180 | 270

/**
 * How the hair is changed. `look` transplants a reference picture's hair, `strands` grows new hair on her head; all
 * others work on her own hair.
 */
export type Technique =
  | 'colour'
  | 'balayage'
  | 'gloss'
  | 'waves'
  | 'volume'
  | 'lob'
  | 'bob'
  | 'look'
  | 'strands'

/** Where on the hair the colour lies. `highlights`: single strands woven out; `roots`: the first centimetres only. */
export type ColourPlace = 'allOver' | 'balayage' | 'ombre' | 'highlights' | 'roots'

/** How the colour is worn, beyond its tone. */
export interface ColourOptions {
  /** Default: `balayage` for the technique of that name, else `allOver`. */
  where?: ColourPlace
  /** 0 (nothing) to 1 (the tone as on the chart); a toner is 0.4. Default 1. */
  strength?: number
  /** Whether the brows follow, gently. Default: when the hair's depth changes by 2 or more. */
  brows?: boolean
}

/** A style of the catalogue as this engine makes it. */
export interface StyleRecipe {
  id: string
  technique: Technique
}

/** What makes one image of a style differ from the next. */
export interface Variation {
  /** Steps on the depth scale, added to the order's tone; -1.5 to 1.5. */
  depth: number
  /** Strength of the reflect, 1 = as on the colour chart; 0.6 to 1.4. */
  reflect: number
  /** How much deeper the roots stay than the lengths, 0 to 1. */
  roots: number
  /** How much of the lengths is painted lighter, 0 (none) to 1 (from the cheekbones down). */
  balayage: number
  /** How strong the change of shape is, 0.6 to 1.4; techniques without a shape ignore it. */
  shape: number
}

/** Says entirely how one image is made: the same recipe on the same files gives the same pixels. */
export interface Recipe {
  /** Path of the photo. */
  photo: string
  style: string
  technique: Technique
  tone: string
  variation: Variation
  /** Path of the look's picture when technique is `look`, else null. */
  look: string | null
  /** The look seen in a mirror, its parting on the other side; absent: as it fits her head best. */
  mirrored?: boolean
  seed: number
  /** How the tone is worn; absent: all over, or as the technique says. */
  colour?: ColourOptions
}

/** Why no picture was made. None of these is a fault of the program: another photo or style may do. */
export type RefusalReason =
  | 'no_face'
  | 'face_too_small'
  | 'head_tilted'
  | 'matte_untrusted'
  | 'cut_not_possible'
  | 'look_not_usable'
  | 'looks_unchanged'
  | 'near_duplicate'

export type Outcome =
  | {
      made: true
      file: string
      width: number
      height: number
      /** Pixels of `largeFile`; null where there is none: the photo has no more, a look's hair has no more, nobody asked. */
      large: { width: number; height: number } | null
      /** Whether its backdrop was put out of focus: hair hid too much of it that nobody can guess. */
      softBackdrop: boolean
      /** 0 to 1: how far the hair matte is trusted. */
      confidence: number
      fingerprint: string
      recipe: Recipe
      /** Milliseconds per stage; stages served from the cache are absent. */
      stages: Record<string, number>
    }
  | { made: false; reason: RefusalReason; recipe: Recipe }

export interface TransformOptions {
  /** Name written as CreatorTool into the picture. */
  tool: string
  /** Where to write the untouched photo in the same framing, for a before / after slider. */
  beforeFile?: string
  /** Where to write the same picture in all the pixels her photo has in that framing, if they are more. */
  largeFile?: string
  /** Also what is unlikely to be fit to be shown: for those who grade. Default false. */
  evenUnfit?: boolean
  /** Fingerprints of pictures already delivered: one that is near to any of them is refused. */
  unlike?: string[]
}

/** How a head is held and built, as far as another's hair must fit it. Far too little to tell anybody by. */
export interface HeadShape {
  pose: HeadPose
  /** Width of the face in face heights (forehead to chin). */
  width: number
  /** How far the nose tip stands right of the middle, face heights: the turn of the head as it is seen. */
  turn: number
}

/** What a photo is good for, found by reading it once before an order is planned. */
export interface PhotoJudgement {
  /** Why no image can be made of it; null when it may serve. */
  fault: RefusalReason | null
  /** 0 to 1: how far its hair matte is trusted. */
  confidence: number
  /** What can be done with its hair. */
  techniques: Technique[]
  /** The depth, 1 to 10, of its own hair; absent where that was never read. */
  depth?: number
  /** The lightest depth, 7 to 10, its own hair can be shown in; absent where that was never read. */
  upTo?: number
  /** Grain of the portrait, of 255 levels; see `noiseOf`. Absent where that was never read. */
  noise?: number
  /** Ids of the styles whose hair can be grown on this head. */
  grown: string[]
  /** Of what it carries, by style and technique (see `makingOf`): how likely a picture is fit to be sold, 0 to 1. */
  fitness?: Readonly<Record<string, number>>
  /** Null where the photo was refused before its hair was looked for. */
  head: HeadShape | null
}

/** A reference picture of hair that may be transplanted. */
export interface Look {
  id: string
  /** Absolute path of the picture. */
  picture: string
  /** The catalogue style it shows. */
  baseStyle: string
  /** Its own colour in colourist notation, or null when unknown. */
  tone: string | null
  licence: string
  source: string
  /** The head it grew on, measured by `npm run -s looks -- check --write`; null when nobody has. */
  head: HeadShape | null
}

export type HairErrorCode =
  | 'file_missing'
  | 'format_not_supported'
  | 'file_unreadable'
  | 'too_many_pixels'
  | 'looks_folder_missing'
  | 'style_not_offered'
  | 'wrong_arguments'
