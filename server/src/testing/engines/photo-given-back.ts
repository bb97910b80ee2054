import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { PixelThreads } from '../../engines/hair/pixels.ts'

/** Gives the photo of a recipe back as its picture, another one for each recipe: what our own does to pixels takes too long. */
export const photoGivenBack: PixelThreads['transform'] = async (recipe, file, { beforeFile = '' }) => {
  const { width, height } = await sharp(recipe.photo).resize(96, 128).jpeg().toFile(file)
  await copyFile(recipe.photo, beforeFile)
  // where a look lies is another place each time
  const { look: _place, ...rest } = recipe
  const fingerprint = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16)
  const made = { made: true as const, file, width, height, large: null, softBackdrop: false, confidence: 1 }
  return { ...made, fingerprint, recipe, stages: {} }
}
