import type { CurrentHair } from './prompts/captions.ts'

/** What is done here with what a service has made: our own engine does it, whatever made the picture. */
export interface Finisher {
  /** Her hair as it is in a photo; null where that cannot be told. */
  describeHair(photo: string): Promise<CurrentHair | null>
  /**
   * Judges a picture that a service made and finishes it: her own face put back where that is possible.
   * @throws RenderError when nobody could say; another time may do
   */
  finish(wish: FinishWish): Promise<Finished>
  areTwins(fingerprint: string, other: string): boolean
}

export interface FinishWish {
  way: 'learned' | 'edit'
  /** Path of the service's picture. */
  made: string
  /** Paths of hers: the one that was edited, or those to choose from. */
  photos: string[]
  outFile: string
  beforeFile: string
  unlike: string[]
}

export type Finished =
  | {
      made: true
      width: number
      height: number
      /** 0 to 1: how sure it is that this is her, and a photograph. */
      confidence: number
      fingerprint: string
      /** The photo of `photos` that it was compared with, and finished by. */
      photo: number
      /** Measures, for the record. */
      likeness: Record<string, number | boolean | null>
    }
  | {
      made: false
      /** The bytes are no whole picture: fetched or made again, it may be. */
      isBroken: boolean
      /** It is the photo's fault: no other picture made of it would do. */
      isOfPhoto: boolean
      reason: string
    }
