import { rasterise } from '../raster/rasterise.ts'
import { COVERS } from './covers.ts'
import { drawToneChart } from './tone-chart.ts'

interface PictureFile {
  name: string
  content: Buffer
}

/** What the articles show: covers for the page and for shared links, and the sheet of the tone chart. */
export async function* articleFiles(): AsyncGenerator<PictureFile> {
  for (const [slug, draw] of Object.entries(COVERS)) {
    const svg = draw()
    yield {
      name: `articles/${slug}.webp`,
      content: await rasterise(svg, { width: 960, format: 'webp', quality: 74 }),
    }
    yield {
      name: `articles/${slug}-partage.jpg`,
      content: await rasterise(svg, { width: 1200, height: 630, quality: 78 }),
    }
  }
  yield {
    name: 'articles/nuancier.webp',
    content: await rasterise(drawToneChart(), { width: 7 * 84, format: 'webp', quality: 66 }),
  }
}
