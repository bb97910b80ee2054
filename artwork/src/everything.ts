import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { articleFiles } from './articles/article-files.ts'
import { AVATAR_NAMES, drawAvatar } from './avatars.ts'
import { TONE_CODES } from './colour/tones.ts'
import { COURSE_FIGURES } from './courses/course-figures.ts'
import { drawFlow, FLOW_NAMES } from './flow.ts'
import { drawHeroAfter, drawHeroBefore } from './hero.ts'
import { drawLineArt } from './line-art.ts'
import { drawLock } from './lock.ts'
import { drawIcon, drawLogo } from './logo.ts'
import { drawPhotoExample, EXAMPLE_NAMES } from './photo-examples.ts'
import { icoOf } from './raster/ico.ts'
import { rasterise } from './raster/rasterise.ts'
import { drawShareImage } from './share-image.ts'
import { drawStyle } from './styles/draw-style.ts'

export interface ArtworkFile {
  name: string
  content: string | Buffer
}

/** The list of what is drawn, by file name; the web serves it under /art/. */
export async function* drawEverything(): AsyncGenerator<ArtworkFile> {
  yield* lineDrawings()
  yield* pictures()
  yield* marks()
  yield* articleFiles()
}

/** Kept as SVG: they move, take the colour of the page, or are shown large. */
function* lineDrawings(): Generator<ArtworkFile> {
  yield { name: 'hero-avant.svg', content: drawHeroBefore() }
  yield { name: 'hero-apres.svg', content: drawHeroAfter() }
  yield { name: 'line-art.svg', content: drawLineArt() }
  yield { name: 'logo.svg', content: drawLogo() }
  for (const flow of FLOW_NAMES) yield { name: `flow-${flow}.svg`, content: drawFlow(flow) }
  for (const tone of TONE_CODES) yield { name: `locks/${tone}.svg`, content: drawLock(tone) }
  for (const [name, draw] of Object.entries(COURSE_FIGURES))
    yield { name: `courses/${name}.svg`, content: draw() }
}

async function* pictures(): AsyncGenerator<ArtworkFile> {
  for (const id of BASE_STYLE_IDS)
    yield {
      name: `styles/${id}.webp`,
      content: await rasterise(drawStyle(id), { width: 480, format: 'webp', quality: 76 }),
    }
  for (const name of AVATAR_NAMES)
    yield {
      name: `avatars/${name}.webp`,
      content: await rasterise(drawAvatar(name), { width: 256, format: 'webp' }),
    }
  for (const name of EXAMPLE_NAMES)
    yield {
      name: `guide/${name}.webp`,
      content: await rasterise(drawPhotoExample(name), { width: 320, format: 'webp' }),
    }
}

async function* marks(): AsyncGenerator<ArtworkFile> {
  const png = (svg: string, width: number) => rasterise(svg, { width, format: 'png', fewColours: true })
  yield { name: 'favicon.svg', content: drawIcon('rounded') }
  const tab = async (size: number) => ({ size, png: await png(drawIcon('rounded'), size) })
  yield { name: 'favicon.ico', content: icoOf([await tab(16), await tab(32)]) }
  for (const width of [32, 192, 512])
    yield { name: `icon-${width}.png`, content: await png(drawIcon('rounded'), width) }
  yield { name: 'icon-180.png', content: await png(drawIcon('square'), 180) }
  yield { name: 'icon-maskable-512.png', content: await png(drawIcon('maskable'), 512) }
  yield { name: 'share.png', content: await png(drawShareImage(), 1200) }
}
