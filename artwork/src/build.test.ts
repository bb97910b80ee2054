import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ARTICLE_SLUGS } from '@app/domain/articles/article-slugs.ts'
import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AVATAR_NAMES } from './avatars.ts'
import { buildArtwork } from './build.ts'

/** What `npm test` has drawn for its pages a minute before; nobody draws it twice. */
const DRAWN = process.env.DRAWN_ARTWORK

let folder = ''
let sizes: Record<string, number> = {}

beforeAll(async () => {
  folder = DRAWN ?? (await mkdtemp(join(tmpdir(), 'artwork-')))
  if (!DRAWN) await buildArtwork(folder)
  sizes = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
})

afterAll(async () => {
  if (!DRAWN) await rm(folder, { recursive: true })
})

const kB = (name: string) => (sizes[name] ?? 0) / 1024
const picture = (name: string) => sharp(join(folder, name)).metadata()

it('lists every file with its real size in the manifest', async () => {
  const real = await Promise.all(
    Object.keys(sizes).map(async (name) => (await stat(join(folder, name))).size),
  )
  expect(real).toEqual(Object.values(sizes))
})

it('keeps the file names: the web asks for them', () => {
  expect(Object.keys(sizes).filter((name) => !name.startsWith('styles/'))).toMatchSnapshot()
})

it('draws each catalogue style 480 wide, transparent, under 26 kB', async () => {
  expect(await picture('styles/pixie.webp')).toMatchObject({ width: 480, height: 560, hasAlpha: true })
  const styles = BASE_STYLE_IDS.map((id) => `styles/${id}.webp`)
  expect(Object.keys(sizes).filter((name) => name.startsWith('styles/'))).toEqual(styles)
  const weights = styles.map(kB)
  expect(weights.filter((weight) => weight < 5 || weight > 26)).toEqual([])
})

it('draws a cover for each article, under 60 kB on the page and under 150 kB where it is shared', async () => {
  const found = Object.keys(sizes).filter((name) => name.startsWith('articles/'))
  expect(found).toHaveLength(2 * ARTICLE_SLUGS.length + 1)
  expect(found.filter((name) => kB(name) >= (name.endsWith('.jpg') ? 150 : 60))).toEqual([])
  for (const slug of ARTICLE_SLUGS) {
    expect(await picture(`articles/${slug}.webp`)).toMatchObject({ width: 960, height: 720 })
    expect(await picture(`articles/${slug}-partage.jpg`)).toMatchObject({ width: 1200, height: 630 })
  }
  expect(await picture('articles/nuancier.webp')).toMatchObject({ width: 588, height: 1097 })
})

it('draws eight avatars, square, 256 wide, under 14 kB', async () => {
  expect(await picture('avatars/picture1.webp')).toMatchObject({ width: 256, height: 256 })
  const weights = AVATAR_NAMES.map((name) => kB(`avatars/${name}.webp`))
  expect(weights).toHaveLength(8)
  expect(weights.filter((weight) => weight < 2 || weight > 14)).toEqual([])
})

// spec: 2.107
it('draws a share image of 1200 by 630, light enough for a link preview', async () => {
  expect(await picture('share.png')).toMatchObject({ width: 1200, height: 630 })
  expect(kB('share.png')).toBeLessThan(300)
})

it.each([32, 180, 192, 512])('draws an icon of %i', async (width) => {
  expect(await picture(`icon-${width}.png`)).toMatchObject({ width, height: width })
})
