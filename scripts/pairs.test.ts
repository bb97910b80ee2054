import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { art } from '@app/domain/routes.ts'
import { PAIR_RATIO, PAIR_VIEWS, PAIR_WIDTHS, PAIRS, pairFile } from '@app/domain/site/pairs.ts'
import { COMPOSITE_WITH_TRAINED } from '@app/hair/files/mark.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'

const PUBLIC = 'web/public'
const FOLDER = join(PUBLIC, 'pairs')

/** Every file of the before/after pairs, as pages ask for it. */
const FILES = PAIRS.flatMap((pair, number) => {
  const place = number === 0 ? 'hero' : 'row'
  return PAIR_WIDTHS[place].flatMap((width) =>
    PAIR_VIEWS[place].flatMap((view) =>
      (['avif', 'webp'] as const).map((format) => ({
        path: art.pair(pairFile({ pair, view, width, format })),
        view,
        width,
      })),
    ),
  )
})

it('the photographs of this repository are those of the before/after pairs, and their sources stand beside them', () => {
  const expected = FILES.map(({ path }) => path.split('/').at(-1)).toSorted()
  expect(
    readdirSync(FOLDER)
      .filter((name) => name !== 'SOURCES.md')
      .toSorted(),
  ).toEqual(expected)
  const sources = readFileSync(join(FOLDER, 'SOURCES.md'), 'utf8')
  for (const { portrait, style } of PAIRS)
    expect(sources).toContain(`| ${portrait} | \`female/512/${portrait}.jpg\` | \`${style}\` |`)
})

it('each is as wide as its name says, and what was made of a portrait says so inside', async () => {
  for (const { path, view, width } of FILES) {
    const { xmp, ...size } = await sharp(join(PUBLIC, path)).metadata()
    expect([path, size.width, size.height]).toEqual([path, width, Math.round(width / PAIR_RATIO)])
    expect([path, xmp?.includes(COMPOSITE_WITH_TRAINED) ?? false]).toEqual([path, view !== 'before'])
  }
})
