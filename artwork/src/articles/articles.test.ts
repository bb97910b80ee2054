import { ARTICLE_SLUGS } from '@app/domain/articles/article-slugs.ts'
import { CHART_DEPTHS, CHART_REFLECTS } from '@app/domain/catalogue/tone-chart.ts'
import { describe, expect, it } from 'vitest'
import { chartPalette } from '../colour/chart-palette.ts'
import { hexOf } from '../colour/oklch.ts'
import { readSvg } from '../raster/svg-reader.ts'
import { COVERS } from './covers.ts'
import { drawToneChart } from './tone-chart.ts'

const drawings = { nuancier: drawToneChart, ...COVERS }

it('every article has a cover of its own', () => {
  expect(Object.keys(COVERS).sort()).toEqual([...ARTICLE_SLUGS].sort())
  expect(new Set(Object.values(COVERS)).size).toBe(ARTICLE_SLUGS.length)
})

describe.each(Object.entries(drawings))('%s', (_, draw) => {
  const svg = draw()
  it('is well-formed, uses every id once and refers to no other', () => {
    const { ids, references } = readSvg(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })
  it('has no unfinished number', () => expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/))
  it('is drawn twice with the same bytes', () => expect(draw()).toBe(svg))
})

describe('the colours of the tone chart', () => {
  const brightness = (hex: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)

  it.each(CHART_REFLECTS)('grow lighter with each depth, at reflect %i', (reflect) => {
    const lights = CHART_DEPTHS.map((depth) => brightness(chartPalette(depth, reflect)[2]))
    expect(lights).toEqual([...lights].sort((a, b) => a - b))
  })

  it.each(CHART_DEPTHS)('differ at every reflect, at depth %i', (depth) => {
    const palettes = CHART_REFLECTS.map((reflect) => chartPalette(depth, reflect).join())
    expect(new Set(palettes).size).toBe(CHART_REFLECTS.length)
  })

  it.each([
    { name: 'black', colour: { lightness: 0, chroma: 0, hue: 0 }, hex: '#000000' },
    { name: 'white', colour: { lightness: 1, chroma: 0, hue: 0 }, hex: '#ffffff' },
    { name: 'pure red', colour: { lightness: 0.62796, chroma: 0.25768, hue: 29.2339 }, hex: '#ff0000' },
    { name: 'what no screen can show', colour: { lightness: 0.7, chroma: 0.5, hue: 29 }, hex: '#ff0000' },
  ])('$name is $hex', ({ colour, hex }) => expect(hexOf(colour)).toBe(hex))
})
