import { expect, it } from 'vitest'
import { drawLineArt } from './line-art.ts'

it('numbers every line from 0, without a gap, and says how many there are', () => {
  const svg = drawLineArt()
  const ranks = [...svg.matchAll(/--i:(\d+)/g)].map((match) => Number(match[1]))
  expect(ranks).toEqual(ranks.map((_, i) => i))
  expect(svg).toContain(`--strands:${ranks.length}`)
})

it('gives every line the length 1, so that CSS can draw any share of it', () => {
  const svg = drawLineArt()
  expect(svg.match(/<path /g)?.length).toBe(svg.match(/pathLength="1"/g)?.length)
})

it('fills nothing: the page gives it its colour', () => {
  expect(drawLineArt()).not.toMatch(/fill="(?!none)|#[0-9A-F]{6}/)
})
