import { join } from 'node:path'
import sharp from 'sharp'

const DRAWING = join(import.meta.dirname, '../../../hair/test/carre.svg')

/** A drawn head whose hair may be lent: the check of looks finds it good. It says where it was taken. */
export const drawLook = (background = '#e9e2f7'): Promise<Buffer> =>
  sharp(DRAWING, { density: 150 })
    .resize(1200)
    .flatten({ background })
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { ImageDescription: 'Salon de la rue Haute' } })
    .toBuffer()
