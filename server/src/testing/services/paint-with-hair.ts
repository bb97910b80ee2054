import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Recipe } from '@app/hair/contract.ts'
import { offeredStyles } from '@app/hair/plan/offered-styles.ts'
import { type ImageOrder, planImages } from '@app/hair/plan/plan-images.ts'
import type { CheckedPhoto } from '@app/hair/plan/usable-photos.ts'
import sharp from 'sharp'
import { PixelThreads } from '../../engines/hair/pixels.ts'
import { folderWithUs } from '../ends-with-us.ts'
import { type Paint, type PaintWish, paintPlain } from './local-jobs.ts'

interface HairPaint {
  paint: Paint
  close(): Promise<void>
}

interface PromptReading {
  /** The style that a prompt asks for; null where nobody can tell. */
  styleOf(prompt: string): BaseStyleId | null
  /** The tone that it asks for; null: that of the style. */
  toneOf(prompt: string): string | null
}

/** Changes the colour alone, so any head of hair carries it: for a cut that cannot be made on these photos. */
const OWN_HAIR: BaseStyleId = 'balayage_doux'
type ToneOrder = Omit<ImageOrder, 'style' | 'photos'>
/** Photos read for one picture, the most promising ones. */
const READ = 5
const THREADS = 2
const QUALITY = 92

/**
 * Paints what a prompt asks for on the photos themselves, with our own renderer, fit to be sold or not: for looking at
 * the whole product on an image service with no network. A cut that it cannot make is her own hair in the tone asked for;
 * where that makes nothing either, a photo in another light. The same wish is the same picture.
 */
export function paintWithHair(reading: PromptReading): HairPaint {
  const pixels = new PixelThreads(THREADS)
  const folder = folderWithUs(tmpdir(), 'painted-')
  const known = new Map<string, Promise<CheckedPhoto | null>>()
  const offered = offeredStyles([])

  /** What was made of a photo once is not made again: the photos of a training are painted from many times. */
  function once(key: string, make: () => Promise<CheckedPhoto | null>): Promise<CheckedPhoto | null> {
    const made = known.get(key) ?? make().catch(() => null)
    known.set(key, made)
    return made
  }
  function check(bytes: Buffer): Promise<CheckedPhoto | null> {
    const name = hash('sha256', bytes)
    return once(name, async () => {
      const file = join(folder, `${name}.jpg`)
      await writeFile(file, bytes)
      return { file, report: await pixels.checkPhoto(file) }
    })
  }
  const judge = (photo: CheckedPhoto, style: string): Promise<CheckedPhoto | null> =>
    once(`${photo.file} ${style}`, async () => ({
      ...photo,
      judgement: await pixels.judgePhoto(photo.file, [style]),
    }))

  async function recipesOf({ prompt, photos, seed }: PaintWish): Promise<Recipe[]> {
    const style = reading.styleOf(prompt)
    if (style === null) return []
    const order = { tone: reading.toneOf(prompt) ?? BASE_STYLES[style].tone, seed, looks: [] }
    const checked = (await Promise.all(photos.map(check))).filter((photo) => photo !== null)
    const best = checked.toSorted((one, other) => other.report.score - one.report.score).slice(0, READ)
    const coloured = planImages({ ...order, style: OWN_HAIR, photos: best })
    const asked = offered.includes(style) ? await recipesIn(style, order, best) : []
    return [...asked, ofSeed(coloured, seed, best.length), coloured[0]].filter((one) => one !== undefined)
  }
  async function recipesIn(style: BaseStyleId, order: ToneOrder, best: CheckedPhoto[]) {
    const judged = (await Promise.all(best.map((photo) => judge(photo, style)))).filter(
      (photo) => photo !== null,
    )
    const carried = planImages({ ...order, style, photos: judged })
    // What is unfit to be sold is judged to carry nothing: of photos that nobody has judged all is hoped.
    const [hoped] = planImages({ ...order, style, photos: best })
    return [ofSeed(carried, order.seed, judged.length), carried[0], hoped]
  }

  async function paint(wish: PaintWish): Promise<Buffer> {
    const { width, height } = wish
    const file = join(folder, `${crypto.randomUUID()}.jpg`)
    for (const recipe of await recipesOf(wish)) {
      const options = { tool: 'local image service', evenUnfit: true }
      const outcome = await pixels.transform(recipe, file, options).catch(() => ({ made: false }))
      if (!outcome.made) continue
      return sharp(await readFile(file))
        .resize(width, height)
        .jpeg({ quality: QUALITY })
        .toBuffer()
    }
    return paintTinted(wish)
  }

  return { paint, close: () => pixels.close() }
}

/** Each seed another photo, as each picture of an order is to be another. */
const ofSeed = (recipes: Recipe[], seed: number, photos: number): Recipe | undefined =>
  recipes[seed % Math.max(1, Math.min(recipes.length, photos))]

/** One of the photos in a light of its own; where none can be read, plain colours. */
async function paintTinted(wish: PaintWish): Promise<Buffer> {
  const { photos, seed, width, height } = wish
  const tint = { r: 90 + (seed % 8) * 20, g: 110 + (seed % 5) * 30, b: 100 + (seed % 7) * 20 }
  try {
    return await sharp(photos[seed % photos.length])
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: 'top' })
      .tint(tint)
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch {
    return paintPlain(wish)
  }
}
