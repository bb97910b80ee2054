import sharp from 'sharp'

interface Raster {
  width: number
  /** The drawing keeps its shape unless a height is given; it is then cropped around its middle. */
  height?: number
  /** A photograph by default. */
  format?: 'webp' | 'png' | 'jpeg'
  quality?: number
  /** PNG only: 256 colours, a third of the size. */
  fewColours?: boolean
  /** Painted behind the drawing; without it the drawing stays transparent. */
  background?: string
}

/** Pixels from a drawing, the same on every run. */
export async function rasterise(
  svg: string,
  { width, height, format = 'jpeg', quality = 82, background, fewColours = false }: Raster,
): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: densityFor(svg, width) }).resize(width, height)
  const backed = background ? drawn.flatten({ background }) : drawn
  if (format === 'png')
    return backed.png({ compressionLevel: 9, palette: fewColours, dither: 0.6 }).toBuffer()
  if (format === 'jpeg')
    return backed.flatten({ background: '#fff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
  return backed.webp({ quality, alphaQuality: 90, effort: 4 }).toBuffer()
}

/** 72 dots draw one unit of the view box as one pixel. */
function densityFor(svg: string, width: number): number {
  const units = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? width)
  return Math.max(1, (72 * width) / units)
}
