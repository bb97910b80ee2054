import type { SkinName } from '../colour/skins.ts'
import type { Features } from './features.ts'
import type { Garment } from './garment.ts'

/** The person in a portrait, whatever her hair. */
export interface Sitter {
  skin: SkinName
  features?: Partial<Features>
  gaze: 'closed' | 'open'
  /** 0 calm, 1 smiling. */
  smile: number
  garment: Garment
  earrings?: 'drops' | 'hoops' | 'studs'
}
