import { BASE_STYLE_IDS, BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { describe, expect, it } from 'vitest'
import { AVATAR_NAMES, drawAvatar } from './avatars.ts'
import { TONE_CODES } from './colour/tones.ts'
import { drawFlow, FLOW_NAMES } from './flow.ts'
import { drawHeroAfter, drawHeroBefore } from './hero.ts'
import { drawLineArt } from './line-art.ts'
import { drawLock } from './lock.ts'
import { drawIcon, drawLogo } from './logo.ts'
import { drawPhotoExample, EXAMPLE_NAMES } from './photo-examples.ts'
import { readSvg } from './raster/svg-reader.ts'
import { drawShareImage } from './share-image.ts'
import { drawStyle } from './styles/draw-style.ts'
import { drawTestPortrait } from './test-portrait.ts'

/** Every drawing as SVG, before any of them becomes pixels. */
const drawAll = (): Record<string, string> => ({
  'hero before': drawHeroBefore(),
  'hero after': drawHeroAfter(),
  lineArt: drawLineArt(),
  logo: drawLogo(),
  icon: drawIcon('rounded'),
  'share image': drawShareImage(),
  'test portrait': drawTestPortrait(0),
  ...Object.fromEntries(FLOW_NAMES.map((name) => [`flow ${name}`, drawFlow(name)])),
  ...Object.fromEntries(TONE_CODES.map((tone) => [`lock ${tone}`, drawLock(tone)])),
  ...Object.fromEntries(BASE_STYLE_IDS.map((id) => [id, drawStyle(id)])),
  ...Object.fromEntries(AVATAR_NAMES.map((name) => [name, drawAvatar(name)])),
  ...Object.fromEntries(EXAMPLE_NAMES.map((name) => [name, drawPhotoExample(name)])),
})

const drawings = drawAll()
const named = Object.entries(drawings)

describe.each(named)('%s', (name, svg) => {
  it('is well-formed', () => {
    expect(() => readSvg(svg)).not.toThrow()
  })

  it('uses every id once and refers to no other', () => {
    const { ids, references } = readSvg(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has no unfinished number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/)
  })

  it('keeps its number of paths and its weight', () => {
    expect({ name, paths: readSvg(svg).paths, kB: Math.round(svg.length / 1024) }).toMatchSnapshot()
  })
})

it('is drawn twice with the same bytes', () => {
  expect(drawAll()).toEqual(drawings)
})

it('lets the drawings kept as SVG share one page: no id in common', () => {
  const kept = named
    .filter(([name]) => /^(hero|lineArt|flow|lock)/.test(name))
    .flatMap(([, svg]) => readSvg(svg).ids)
  expect(new Set(kept).size).toBe(kept.length)
})

it('has a lock for the tone of every catalogue style, and for the natural tone of the hero', () => {
  const wanted = ['6.1', ...Object.values(BASE_STYLES).map(({ tone }) => tone)]
  expect(wanted.filter((tone) => !(TONE_CODES as string[]).includes(tone))).toEqual([])
})
