/**
 * Makes the before/after pairs of the landing page anew: `node scripts/make-pairs.ts PORTRAITS [PORTRAIT ...]`, a folder with
 * the portraits that web/public/pairs/SOURCES.md names (`faker-68.jpg`), and the numbers of those to make, where not all. What
 * they are is decided in domain/src/site/pairs.ts.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { BASE_STYLES } from '../domain/src/catalogue/base-styles.ts'
import {
  PAIR_RATIO,
  PAIR_SIDES,
  PAIR_WIDTHS,
  PAIRS,
  type PairSide,
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
const WEBP = { quality: 74, effort: 6 }

type Pair = (typeof PAIRS)[number]

/** The portrait as it is, and what `hair` makes of it, in the same frame. */
async function make(pair: Pair, portraits: string, folder: string): Promise<Record<PairSide, string>> {
  const { tone } = BASE_STYLES[pair.style]
  const [before, after] = PAIR_SIDES.map((side) => join(folder, `${pairName(pair)}-${side}.jpg`)) as [
    string,
    string,
  ]
  const photo = join(portraits, `faker-${pair.portrait}.jpg`)
  const line = await runCommand([
    photo,
    ...['--style', pair.style, '--tone', tone, '--out', after, '--before', before],
  ])
  if (!line.made) throw new Error(`${pairName(pair)}: ${JSON.stringify(line)}`)
  return { before, after }
}

/** A picture at each width it is shown at; what `hair` wrote into it about who made it stays. */
async function encode(file: string, pair: Pair, side: PairSide): Promise<void> {
  for (const width of PAIR_WIDTHS[pair === PAIRS[0] ? 'hero' : 'row']) {
    const framed = sharp(file)
      .resize(width, Math.round(width / PAIR_RATIO), { fit: 'cover', position: 'top' })
      .keepXmp()
    const at = (format: 'avif' | 'webp') => join(OUT, pairFile({ pair, side, width, format }))
    await framed.clone().avif(AVIF).toFile(at('avif'))
    await framed.clone().webp(WEBP).toFile(at('webp'))
  }
}

const [portraits, ...only] = process.argv.slice(2)
if (!portraits) throw new Error('Usage: node scripts/make-pairs.ts PORTRAITS [PORTRAIT ...]')
const pairs = PAIRS.filter(({ portrait }) => only.length === 0 || only.includes(String(portrait)))
const folder = await mkdtemp(join(tmpdir(), 'pairs-'))
try {
  for (const pair of pairs) {
    const made = await make(pair, portraits, folder)
    for (const side of PAIR_SIDES) await encode(made[side], pair, side)
  }
} finally {
  await rm(folder, { recursive: true })
}
