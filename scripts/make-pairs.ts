/**
 * Makes the before/after pairs of the landing page anew: `node scripts/make-pairs.ts PORTRAITS [PORTRAIT ...]`, a folder with
 * the portraits that web/public/pairs/SOURCES.md names (`faker-68.jpg`), and the numbers of those to make, where not all. What
 * they are is decided in domain/src/site/pairs.ts.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { BASE_STYLES } from '../domain/src/catalogue/base-styles.ts'
import {
  PAIR_RATIO,
  PAIR_VIEWS,
  PAIR_WIDTHS,
  PAIRS,
  type PairView,
  pairFile,
  pairName,
} from '../domain/src/site/pairs.ts'
import { runCommand } from '../hair/src/command/run-command.ts'

const OUT = 'web/public/pairs'
/**
 * Nobody tells them from pictures twice as heavy, nor shows the narrowest pixel for pixel: a telephone has two and more
 * of them a point. Colour is half as sharp as light, as cameras write it.
 */
const AVIF = { quality: 42, effort: 6, chromaSubsampling: '4:2:0' } as const
/** It goes before everything else of its page; below this, freckles go. */
const HERO_QUALITY = 38
const WEBP = { quality: 74, effort: 6 }

type Pair = (typeof PAIRS)[number]
type Sides = Record<'before' | 'after', string>

/** The portrait as it is, and what `hair` makes of it, in the same frame. */
async function make(pair: Pair, portraits: string, folder: string): Promise<Sides> {
  const { tone } = BASE_STYLES[pair.style]
  const before = join(folder, `${pairName(pair)}-before.jpg`)
  const after = join(folder, `${pairName(pair)}-after.jpg`)
  const photo = join(portraits, `faker-${pair.portrait}.jpg`)
  const line = await runCommand([
    photo,
    ...['--style', pair.style, '--tone', tone, '--out', after, '--before', before],
  ])
  if (!line.made) throw new Error(`${pairName(pair)}: ${JSON.stringify(line)}`)
  return { before, after }
}

const framed = (file: string, width: number) =>
  sharp(file).resize(width, Math.round(width / PAIR_RATIO), { fit: 'cover', position: 'top' })

/** What `hair` wrote into a picture about who made it stays, also where only half of it is seen. */
async function viewOf({ before, after }: Sides, view: PairView, width: number): Promise<Sharp> {
  if (view === 'before' || view === 'after') return framed({ before, after }[view], width).keepXmp()
  const left = view === 'split' ? 0 : width / 2
  const half = { left, top: 0, width: width / 2, height: Math.round(width / PAIR_RATIO) }
  const input = await sharp(await framed(before, width).png().toBuffer())
    .extract(half)
    .png()
    .toBuffer()
  return framed(after, width)
    .composite([{ input, left, top: 0 }])
    .keepXmp()
}

/** A pair's pictures at each width they are shown at. */
async function encode(sides: Sides, pair: Pair): Promise<void> {
  const place = pair === PAIRS[0] ? 'hero' : 'row'
  for (const width of PAIR_WIDTHS[place])
    for (const view of PAIR_VIEWS[place]) {
      const picture = await viewOf(sides, view, width)
      const at = (format: 'avif' | 'webp') => join(OUT, pairFile({ pair, view, width, format }))
      await picture
        .clone()
        .avif({ ...AVIF, quality: place === 'hero' ? HERO_QUALITY : AVIF.quality })
        .toFile(at('avif'))
      await picture.clone().webp(WEBP).toFile(at('webp'))
    }
}

const [portraits, ...only] = process.argv.slice(2)
if (!portraits) throw new Error('Usage: node scripts/make-pairs.ts PORTRAITS [PORTRAIT ...]')
const pairs = PAIRS.filter(({ portrait }) => only.length === 0 || only.includes(String(portrait)))
const folder = await mkdtemp(join(tmpdir(), 'pairs-'))
try {
  for (const pair of pairs) await encode(await make(pair, portraits, folder), pair)
} finally {
  await rm(folder, { recursive: true })
}
