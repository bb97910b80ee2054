import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { AVATAR_NAMES, drawAvatar } from './avatars.ts'
import { TONE_CODES } from './colour/tones.ts'
import { drawFlow, FLOW_NAMES } from './flow.ts'
import { drawHeroAfter, drawHeroBefore } from './hero.ts'
import { drawLock } from './lock.ts'
import { drawLogo } from './logo.ts'
import { rasterise } from './rasterise.ts'
import { drawStyle } from './styles/draw-style.ts'
import { drawWire } from './wire.ts'

export interface ArtworkFile {
  name: string
  content: string | Buffer
}

/** The list of what is drawn, by file name; the web serves it under /art/. */
export async function* drawEverything(): AsyncGenerator<ArtworkFile> {
  yield { name: 'hero-avant.svg', content: drawHeroBefore() }
  yield { name: 'hero-apres.svg', content: drawHeroAfter() }
  yield { name: 'wire.svg', content: drawWire() }
  yield { name: 'logo.svg', content: drawLogo() }
  for (const flow of FLOW_NAMES) yield { name: `flow-${flow}.svg`, content: drawFlow(flow) }
  for (const tone of TONE_CODES) yield { name: `locks/${tone}.svg`, content: drawLock(tone) }
  for (const id of BASE_STYLE_IDS)
    yield {
      name: `styles/${id}.webp`,
      content: await rasterise(drawStyle(id), { width: 480, format: 'webp' }),
    }
  for (const name of AVATAR_NAMES)
    yield {
      name: `avatars/${name}.webp`,
      content: await rasterise(drawAvatar(name), { width: 256, format: 'webp' }),
    }
}
