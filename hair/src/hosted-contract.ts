/** What is asked about pictures of image services, and about the photos they learn from. Types only, as in `contract.ts`. */

/** A picture of her that an image service made, to be finished: her own face on it, a score, our framing and mark. */
export interface HostedWish {
  /** Path of the picture the service made. */
  made: string
  /** Paths of her photos; of an edit exactly the one that was edited. */
  photos: string[]
  /** `edit`: one photo of hers with other hair. `learned`: another pose, place and light, by what was learned of her. */
  way: 'edit' | 'learned'
  /** A JPEG, written whole or not at all. */
  outFile: string
  /** Where her photo is written: of an edit in the same framing, else framed as a portrait. */
  beforeFile: string
  /** Name written as CreatorTool into the picture. */
  tool: string
  /** Fingerprints of pictures already delivered: one that is near to any of them is refused. */
  unlike: string[]
}

/** Why a hosted picture is not delivered. */
export type HostedReason =
  /** No JPEG, PNG or WebP, or not whole. */
  | 'not_a_picture'
  | 'too_small'
  /** As services send what their own check calls unsafe. */
  | 'black'
  /** Its lower part was never drawn. */
  | 'half_picture'
  | 'no_face'
  | 'many_faces'
  | 'face_too_small'
  | 'head_tilted'
  | 'blurred'
  | 'unlike_her'
  /** A colour lies over all of it, or all colour is gone from it. */
  | 'colour_cast'
  | 'looks_unchanged'
  | 'near_duplicate'
  /** None of her photos shows one face well enough to compare with. */
  | 'photo_not_usable'

/** How like her a picture is: measures of this very picture, rounded; too little to know anybody by. */
export interface Likeness {
  /** Mean distance of the landmarks of the inner face from hers, in eye distances, as delivered; see `drift`. */
  drift: number
  /** How unlike the skin is, OKLab, in the same light; null where closed eyes hide the light. */
  skin: number | null
  /** Whether her own face, from her photo, is in the picture. */
  composited: boolean
  /** Index of the photo it was compared with. */
  photo: number
}

export type HostedOutcome =
  | {
      made: true
      width: number
      height: number
      fingerprint: string
      /** 0 to 1: the score it was delivered for; see `likenessScore`. */
      confidence: number
      likeness: Likeness
      /** Milliseconds per stage; stages served from the cache are absent. */
      stages: Record<string, number>
    }
  | {
      made: false
      reason: HostedReason
      /** `redo`: another seed of the same wish may do. `drop`: it will hardly. */
      next: 'redo' | 'drop'
    }

/** Her hair as it is on a photo, in words a caption can be written from. */
export interface HairDescription {
  length: 'short' | 'shoulder' | 'long'
  /** 1 (black) to 10 (lightest blonde), of the colour chart. */
  depth: number
  /** First reflect digit of the colour chart, `0` natural to `7`; `gris` for grey and white. */
  reflect: string
  /** Null where no strand can be followed: very short hair, tight curls, tied hair. */
  texture: 'straight' | 'wavy' | 'curly' | null
}
