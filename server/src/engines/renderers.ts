import { loadLooks } from '@app/hair/looks/load-looks.ts'
import type { Config } from '../config.ts'
import { HairRenderer } from './hair/hair-renderer.ts'
import type { PixelThreads } from './hair/pixels.ts'
import type { Renderer } from './renderer.ts'

/** How each renderer is made that `ENGINE` can name: a new one is a folder beside `hair/`, and a line here. */
const RENDERERS: Record<
  Config['engine']['name'],
  (config: Config, pixels: PixelThreads) => Promise<Renderer>
> = {
  hair: async ({ brand, engine }, pixels) =>
    new HairRenderer(pixels, engine.looksDir ? await loadLooks(engine.looksDir) : [], brand.name),
}

export const openRenderer = (config: Config, pixels: PixelThreads): Promise<Renderer> =>
  RENDERERS[config.engine.name](config, pixels)
