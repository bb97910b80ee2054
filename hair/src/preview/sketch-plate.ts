import { makePlate } from '../plate/make-plate.ts'
import type { PackedSketch } from '../preview-contract.ts'
import { packPlate, unpackSketch } from './pack-sketch.ts'

/**
 * What lies behind the hair of a sketch. Made apart from it, since it takes as long as finding out which styles a photo
 * carries: one thread does this while another does that.
 * @param sketch from `sketchPhoto`
 */
export const sketchPlate = (sketch: PackedSketch): object =>
  packPlate(makePlate(unpackSketch(sketch).analysis))
